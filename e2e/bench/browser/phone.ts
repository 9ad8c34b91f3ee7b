import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@site/shared/build/find-browser';

/** Slow 4G as Lighthouse has it, in bytes a second and milliseconds; and how many times slower the phone is than this machine. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuRate = 4;
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A page of a fresh visitor on a phone, with what it counts of the line. */
export type Phone = { page: Page; session: CDPSession; context: BrowserContext; bytes: () => number };

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    ...(executablePath && { executablePath }),
  });
}

/** Bytes on the wire, headers included, of all that was answered so far. */
function countBytes(session: CDPSession): () => number {
  let sum = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength;
  });
  return () => sum;
}

/** Runs in each page before its own scripts: notes what the browser tells of paints, moves, tasks and inputs. */
function note(): void {
  const noted: Record<string, PerformanceEntry[]> = {};
  Object.assign(window, { noted });
  for (const type of ['largest-contentful-paint', 'paint', 'layout-shift', 'longtask', 'event']) {
    const of: PerformanceEntry[] = [];
    noted[type] = of;
    new PerformanceObserver((list) => of.push(...list.getEntries())).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    } as PerformanceObserverInit);
  }
}

export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ ...screen, locale: 'zh-CN' });
  // tsx gives every function its name back by this, also those that run in a page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(note);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, session, context, bytes: countBytes(session) };
}

/** Lets a page come to rest: nothing is loaded for half a second. */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
