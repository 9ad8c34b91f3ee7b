import { existsSync } from 'node:fs';

/** Debian's Chromium without windows: the same engine, without the process that draws a window's frame for each page. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine, if there is one; `CHROMIUM_PATH` names another. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? browsers.find((place) => existsSync(place));
}
