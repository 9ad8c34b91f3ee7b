import type { BrowserContextOptions } from 'playwright-core';

const firefox = 'Mozilla/5.0 (Android 15; Tablet; rv:147.0) Gecko/147.0 Firefox/147.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const tablet: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true, userAgent: firefox };
const phone: BrowserContextOptions = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: safari, colorScheme: 'dark' },
};

/**
 * The windows in which every address is opened. Each of width, touch, colour scheme and name of the browser has each of its
 * values once, so that what breaks one of them alone is seen.
 */
export const windows = [desk, tablet, phone].map((options) => ({ width: options.viewport?.width ?? 0, options }));

export type CheckedWindow = (typeof windows)[number];
