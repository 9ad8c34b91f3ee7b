import { availableParallelism } from 'node:os';
import { findBrowser } from '@site/shared/process/find-browser';
import { type Browser, chromium } from 'playwright-core';
import type { Candidate } from './candidate';
import { serveCandidate } from './candidate-site';
import { watchPage } from './page-marks';
import { viewPage } from './page-view';
import type { CheckedRoute } from './server-pages';
import { sideBySide } from './side-by-side';

/** A desk and a phone, in px. */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Nothing but this machine is reached, whatever a page asks for, and Chromium calls nobody itself. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

type OnProgress = (done: number, of: number) => void;

/** Starts the Chromium of this machine; undefined where there is none. @throws {Error} when it does not start */
export async function startBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  return executablePath ? chromium.launch({ executablePath, args: flags }) : undefined;
}

async function contextsOf(browser: Browser) {
  return Promise.all(
    windows.map(async (viewport) => {
      const context = await browser.newContext({ viewport, locale: 'zh-CN', serviceWorkers: 'block' });
      await context.addInitScript(watchPage);
      return { width: viewport.width, context };
    }),
  );
}

/** Opens every page that the server part was answered with in both windows; what it finds is added to its route. */
export async function checkBrowserPages(
  candidate: Candidate,
  browser: Browser,
  checked: readonly CheckedRoute[],
  onProgress: OnProgress,
): Promise<void> {
  const site = await serveCandidate(candidate);
  try {
    const contexts = await contextsOf(browser);
    const views = checked.flatMap((route) =>
      route.served.flatMap(({ address }) => contexts.map((one) => ({ ...one, route, address }))),
    );
    let done = 0;
    await sideBySide(views, availableParallelism() + 1, async ({ context, width, route, address }) => {
      const reasons = await viewPage(context, candidate.config.site.origin, address, width);
      for (const reason of reasons) route.findings.push({ part: 'browser', where: address, width, reason });
      done += 1;
      onProgress(done, views.length);
    });
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Of one address: a desk's and a phone's. */
export const viewsOfAddress = windows.length;
