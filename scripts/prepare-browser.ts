import { existsSync } from 'node:fs';
import { installOnDebian } from './debian-packages';

/** Debian's Chromium without windows: the same engine, without the process that draws a window's frame for each page. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const cjkFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];

/** The browser for tests on this machine, if there is one; `CHROMIUM_PATH` names another. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? browsers.find((place) => existsSync(place));
}

/**
 * Makes sure that there is a Chromium and a Chinese font for the browser tests; as root on Debian it installs them.
 * @throws {Error} a sentence that says what to install
 */
export function prepareBrowser(): string {
  const hasAll = existsSync(process.env.CHROMIUM_PATH ?? headlessShell) && existsSync(cjkFont);
  const trouble = hasAll ? undefined : installOnDebian(...packages);
  const found = findBrowser();
  if (found) return found;
  const need = 'The browser tests need Chromium or Chrome and a Chinese font: install them, or set CHROMIUM_PATH.';
  throw new Error(trouble ? `${need} ${trouble}` : need);
}
