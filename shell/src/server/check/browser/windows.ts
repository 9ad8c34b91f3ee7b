import type { BrowserContextOptions } from 'playwright-core';

const firefox = 'Mozilla/5.0 (Android 15; Tablet; rv:147.0) Gecko/147.0 Firefox/147.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const weChat =
  'Mozilla/5.0 (Linux; Android 15; V2309A Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.60 Language/zh_CN';

/** What is done with a page beside looking at it: a mouse follows links and turns its wheel, a finger swipes and presses. */
type Use = 'mouse' | 'finger';

type Size = { width: number; height: number };

export type CheckedWindow = { width: number; options: BrowserContextOptions; use?: Use; resized?: readonly Size[] };

const windowOf = (
  viewport: Size,
  options: BrowserContextOptions,
  rest: Partial<CheckedWindow> = {},
): CheckedWindow => ({
  width: viewport.width,
  options: { viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', serviceWorkers: 'block', ...options },
  ...rest,
});

/**
 * The windows in which every address is opened. Each of width, touch, colour scheme and name of the browser has each of its
 * values once, so that what breaks one of them alone is seen.
 */
export const windows: readonly CheckedWindow[] = [
  windowOf({ width: 1440, height: 900 }, {}),
  windowOf({ width: 820, height: 1180 }, { hasTouch: true, userAgent: firefox }),
  windowOf({ width: 390, height: 844 }, { hasTouch: true, userAgent: safari, colorScheme: 'dark' }),
];

/**
 * The windows in which a page is not only seen, but used: others than those, so that a page is opened in five widths, sharp and coarse, with
 * motion and without. `resized`: what its visitor makes of the window by pulling at it, or by turning his phone.
 */
export const usedIn: readonly CheckedWindow[] = [
  windowOf(
    { width: 1366, height: 768 },
    {},
    {
      use: 'mouse',
      resized: [
        { width: 1920, height: 1080 },
        { width: 1024, height: 768 },
      ],
    },
  ),
  windowOf(
    { width: 360, height: 780 },
    { hasTouch: true, userAgent: weChat, deviceScaleFactor: 2, reducedMotion: 'reduce' },
    { use: 'finger', resized: [{ width: 780, height: 360 }] },
  ),
];
