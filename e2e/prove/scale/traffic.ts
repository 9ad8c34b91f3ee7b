import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@site/shared/process/find-browser';
import { hydrate, navigate } from '../../harness/browser-test';
import { firstPages } from '../../harness/first-pages';
import { type Answer, type Load, startLoad } from '../../harness/load';
import { isMixed, sectionPages, wordsVersion } from '../../harness/swap-run';
import { canary, canaryPage, headersOfVisitor } from './canary-visitors';
import type { ScaleFigures } from './figures';
import { type Leads, startLeads } from './leads';
import { networkOf } from './networks';

const helpPage = '/help/helpDocument/10001';
const helpText = firstPages.find(({ address }) => address === helpPage)?.text ?? '';

/** Pages of every section, a search and two addresses that are asked for less often. */
const pages = [
  ...sectionPages,
  `/search?q=${encodeURIComponent('直播')}`,
  '/home/entmarket',
  '/info/20002',
  '/video/30001',
];
const pagesPerSecond = 16;
/** Of the section with the canary, by visitors in its share, and as many by others. */
const canaryPagesPerSecond = 2;
const browsersAtOnce = 3;
/** Between two visits of one browser, in milliseconds: three without a rest would have the cores to themselves. */
const readsFor = 2000;
const leadsPerSecond = 1;
/** What failed is named in the figures, so many at most. */
const mostReported = 10;

function judgePage(figures: ScaleFigures, { address, status, html }: Answer): void {
  figures.pages += 1;
  if (status < 200 || status > 299) {
    figures.failedPages[status] = (figures.failedPages[status] ?? 0) + 1;
    if (figures.reported.length < mostReported)
      figures.reported.push(`${new Date().toISOString().slice(11, 19)} ${address} answered ${status}`);
  }
  if (isMixed({ html })) figures.mixed += 1;
}

function judgeCanaryPage(figures: ScaleFigures, answer: Answer, isInside: boolean): void {
  judgePage(figures, answer);
  if (wordsVersion(answer.html) !== canary.version) return;
  if (isInside) figures.canaryPages += 1;
  else figures.canaryForOthers += 1;
}

/** Opens the home page, starts its script and goes to the help centre by a link inside the application. */
async function visit(browser: Browser, origin: string, turn: number): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': networkOf(turn) },
  });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await hydrate(page);
    await navigate(page, helpPage);
    await page.locator('#_content', { hasText: helpText }).waitFor();
  } finally {
    await context.close();
  }
}

/** One browser, of networks of its own. */
async function browse(origin: string, figures: ScaleFigures, lane: number, isOver: () => boolean): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  for (let turn = lane; !isOver(); turn += browsersAtOnce) {
    await visit(browser, origin, turn).then(
      () => (figures.navigations += 1),
      (error: Error) => {
        figures.failedVisits += 1;
        console.error(`A visit failed: ${error.message}`);
      },
    );
    await wait(readsFor);
  }
  await browser.close();
}

export type Traffic = { leads: Leads; stop: () => Promise<void> };

/** Visitors with a bucket ask for a page of the section with the canary. */
function startCanaryVisitors(origin: string, figures: ScaleFigures, isInside: boolean): Load {
  const headers = headersOfVisitor(isInside);
  return startLoad(
    origin,
    [canaryPage],
    canaryPagesPerSecond,
    (answer) => judgeCanaryPage(figures, answer, isInside),
    (turn) => ({ ...headers, 'x-forwarded-for': networkOf(turn) }),
  );
}

/** Pages at a steady pace, a lead a second and browsers that read, until it is stopped. */
export function startTraffic(origin: string, figures: ScaleFigures): Traffic {
  let over = false;
  const load = startLoad(
    origin,
    pages,
    pagesPerSecond,
    (answer) => judgePage(figures, answer),
    (turn) => ({
      'x-forwarded-for': networkOf(turn),
    }),
  );
  const leads = startLeads(origin, leadsPerSecond);
  const visitors = [true, false].map((isInside) => startCanaryVisitors(origin, figures, isInside));
  const browsing = Array.from({ length: browsersAtOnce }, (_, lane) => browse(origin, figures, lane, () => over));
  return {
    leads,
    stop: async () => {
      over = true;
      await Promise.all([load, leads, ...visitors].map((one) => one.stop()).concat(browsing));
    },
  };
}
