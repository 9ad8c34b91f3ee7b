import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { findBrowser } from '@site/shared/process/find-browser';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { startSite } from '../harness/site';
import { startTestApi } from '../harness/test-api';
import { visitedPages } from '../urls/visited-pages';
import { laySheets } from './lay-sheets';
import { takePictures } from './take-pictures';

const folder = path.join(repositoryRoot, '.cache/sheets');
const allWidths = ['390', '768', '1440', '1920'];

const usage = `npm run sheet [-- --only <text> --width <px> --no-script --origin <address>]
  Pictures of every address, and contact sheets of them, in .cache/sheets. Build first (npm run build).
  --only <text>       addresses that contain the text; as often as wanted
  --width <px>        ${allWidths.join(', ')}, or any other; as often as wanted
  --no-script         as visitors without JavaScript see them
  --origin <address>  of a site that runs, instead of one that is started for it`;

type Wishes = { addresses: string[]; widths: number[]; scripts: boolean; origin: string | undefined };

/** @throws {Error} one sentence about a wish that cannot be met */
function readWishes(): Wishes {
  const text = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    options: { only: text, width: text, 'no-script': { type: 'boolean' }, origin: { type: 'string' } },
  });
  const { only, width = allWidths, origin } = values;
  const all = visitedPages().map(({ address }) => address);
  const addresses = only ? all.filter((address) => only.some((part) => address.includes(part))) : all;
  if (addresses.length === 0) throw new Error(`No address contains ${only?.join(' or ')}.\n\n${usage}`);
  const wrong = width.find((one) => !/^[1-9]\d{2,3}$/.test(one));
  if (wrong !== undefined) throw new Error(`--width is ${wrong}; it must be a number of pixels.\n\n${usage}`);
  return { addresses, widths: width.map(Number), scripts: !values['no-script'], origin };
}

async function withSite(origin: string | undefined, act: (origin: string) => Promise<void>): Promise<void> {
  if (origin) return act(origin);
  const api = await startTestApi('sheet');
  const site = await startSite(api.origin);
  try {
    await act(site.shell.origin);
  } finally {
    await site.stop();
    await api.stop();
  }
}

async function main(): Promise<void> {
  const { addresses, widths, scripts, origin } = readWishes();
  rmSync(folder, { recursive: true, force: true });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    await withSite(origin, async (site) => {
      for (const width of widths) {
        const pictures = await takePictures(browser, { origin: site, addresses, width, scripts, folder });
        const sheets = await laySheets(browser, { pictures, width, folder });
        console.log(
          `${width} px: ${pictures.length} pages, ${sheets.length} sheets, ${path.dirname(sheets[0] ?? folder)}`,
        );
      }
    });
  } finally {
    await browser.close();
  }
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
