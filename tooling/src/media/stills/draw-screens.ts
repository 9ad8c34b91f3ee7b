import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Route, chromium } from '@playwright/test';
import { findBrowser } from '@site/shared/process/find-browser';
import { screens } from './screens';
import { plateFolder, screenFolder, studioFolder } from './studio-files';

const origin = 'http://stills';
const plates = '/plates/';

/** Pages of the studio's screens come from its folder, the plates in them from the cache; a plate that is not there stays dark. */
function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = pathname.startsWith(plates)
    ? path.join(plateFolder, pathname.slice(plates.length))
    : path.join(studioFolder, 'screens', pathname);
  return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
}

const changed = (file: string) => statSync(file).mtimeMs;
const newest = (folder: string) => Math.max(0, ...readdirSync(folder).map((file) => changed(path.join(folder, file))));

/** Whether every screen is younger than what it shows. */
function areDrawn(): boolean {
  const files = screens.map(({ name }) => path.join(screenFolder, `${name}.png`));
  const sources = Math.max(newest(path.join(studioFolder, 'screens')), newest(plateFolder));
  return files.every((file) => existsSync(file) && changed(file) > sources);
}

/** Photographs every screen and label that models show, unless nothing has changed. */
export async function drawScreens(): Promise<void> {
  if (areDrawn()) return;
  mkdirSync(screenFolder, { recursive: true });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    for (const { name, page: address, width, height, density } of screens) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
      await page.route(`${origin}/**`, answer);
      await page.goto(`${origin}/${address}`);
      await page.screenshot({ path: path.join(screenFolder, `${name}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
