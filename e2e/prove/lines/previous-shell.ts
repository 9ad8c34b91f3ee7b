import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@site/shared/process/find-browser';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { hydrate } from '../../harness/browser-test';
import { pagesOf } from '../../harness/section-pages';
import { versionsIn } from '../../harness/site-data';
import { waitFor } from '../../harness/wait';
import { versionIn } from './line-pages';
import { LineSite } from './line-site';
import { buildPrevious, distsOf, type PreviousBuilds } from './previous-builds';

type Pairing = { pages: number; hydrated: number; failed: string[] };

/** What a shell of one release makes of sections of the other. */
export type PreviousShell = { commit: string; newSections: Pairing; newShell: Pairing };

type Builds = Record<string, string>;

async function open(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(`${url}: ${message}`));
  await page.goto(url);
  await hydrate(page).catch(({ message }: Error) => void errors.push(`${url}: ${message.split('\n')[0]}`));
  await context.close();
  return errors;
}

async function pair(site: LineSite, browser: Browser, shellDist: string, sections: Builds): Promise<Pairing> {
  const names = remoteNames();
  const versions = Object.fromEntries(names.map((name) => [name, versionIn(sections[name] ?? '')]));
  await site.promote(versions);
  const shell = await site.startShell(shellDist);
  const pairing: Pairing = { pages: 0, hydrated: 0, failed: [] };
  try {
    for (const name of names)
      for (const address of pagesOf(name)) {
        const url = `${shell.origin}${address}`;
        const answer = await waitFor(`${url} is answered`, async () => {
          const got = await fetch(url);
          // A cold shell that has much to do asks for patience.
          return got.status === 503 ? undefined : got;
        });
        pairing.pages += 1;
        const [version] = versionsIn(await answer.text(), name);
        if (answer.status !== 200 || version !== versions[name])
          pairing.failed.push(`${address}: ${answer.status}, ${name} ${version}`);
        const errors = await open(browser, url);
        if (errors.length === 0) pairing.hydrated += 1;
        pairing.failed.push(...errors);
      }
    const { deviations } = await shell.health();
    pairing.failed.push(...deviations.map(({ reason }) => reason));
  } finally {
    await shell.stop();
  }
  return pairing;
}

/** The shell of the release before with the sections of this checkout, and the other way round. */
export async function provePreviousShell(
  api: string,
  previous: PreviousBuilds = buildPrevious(),
): Promise<PreviousShell> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  const site = new LineSite(api, process.execPath);
  try {
    const [before, now] = [distsOf(previous.root), distsOf(repositoryRoot)];
    await site.open([before, now].flatMap((dists) => Object.values(dists)));
    const newSections = await pair(site, browser, before.shell ?? '', now);
    const newShell = await pair(site, browser, now.shell ?? '', before);
    return { commit: previous.commit, newSections, newShell };
  } finally {
    await site.stop();
    await browser.close();
    previous.remove();
  }
}
