import type { BrowserContextOptions } from 'playwright-core';

const firefox = 'Mozilla/5.0 (Android 15; Tablet; rv:147.0) Gecko/147.0 Firefox/147.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** What is done with a page beside looking at it: a mouse follows links, a finger scrolls and presses. */
type Use = 'mouse' | 'finger';

export type CheckedWindow = { width: number; options: BrowserContextOptions; use?: Use };

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const tablet: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true, userAgent: firefox };
const phone: BrowserContextOptions = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: safari, colorScheme: 'dark' },
};

/**
 * The windows in which every address is opened. Each of width, touch, colour scheme and name of the browser has each of its
 * values once, so that what breaks one of them alone is seen.
 */
export const windows: readonly CheckedWindow[] = [
  { width: 1440, options: desk, use: 'mouse' },
  { width: 820, options: tablet },
  { width: 390, options: phone, use: 'finger' },
];

/** Where a page is not only seen, but used. */
export const usedIn = windows.filter(({ use }) => use !== undefined);
