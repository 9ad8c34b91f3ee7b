import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@site/shared/process/find-browser';

/** Slow 4G as Lighthouse has it, in bytes a second and milliseconds; and how many times slower the phone is than this machine. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuRate = 4;
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How long nothing is on the line until a page counts as at rest, in milliseconds. */
const restTime = 500;

/** A page of a fresh visitor on a phone, with what it counts of the line. */
export type Phone = {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
  bytes: () => number;
  /** Nothing is on the line any more, and what came is drawn. */
  rest: () => Promise<void>;
};

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    ...(executablePath && { executablePath }),
  });
}

/** Bytes on the wire, headers included, of all that was answered so far, and since when nothing is on the line. */
function watchLine(session: CDPSession) {
  const open = new Set<string>();
  const line = { bytes: 0, last: performance.now(), isBusy: () => open.size > 0 };
  const end = (requestId: string, length = 0) => {
    open.delete(requestId);
    line.bytes += length;
    line.last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return line;
}

async function untilRest(page: Page, line: ReturnType<typeof watchLine>): Promise<void> {
  line.last = performance.now();
  while (line.isBusy() || performance.now() - line.last < restTime) await page.waitForTimeout(restTime / 10);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
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
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const line = watchLine(session);
  return { page, session, context, bytes: () => line.bytes, rest: () => untilRest(page, line) };
}
