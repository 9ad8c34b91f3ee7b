import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@site/shared/build/find-browser';
import { remoteNames } from '@site/shared/build/workspaces';
import { hydrate, navigate } from '../../harness/browser-test';
import { firstPages } from '../../harness/first-pages';
import { type Answer, startLoad } from '../../harness/load';
import { versionsIn } from '../../harness/site-data';
import { sectionPages } from '../../harness/swap-run';
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
const pagesPerSecond = 20;
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
  if (remoteNames().some((remote) => versionsIn(html, remote).length > 1)) figures.mixed += 1;
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
    await page.locator('#content', { hasText: helpText }).waitFor();
  } finally {
    await context.close();
  }
}

async function browse(origin: string, figures: ScaleFigures, isOver: () => boolean): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  for (let turn = 0; !isOver(); turn += 1) {
    await visit(browser, origin, turn).then(
      () => (figures.navigations += 1),
      (error: Error) => {
        figures.failedVisits += 1;
        console.error(`A visit failed: ${error.message}`);
      },
    );
  }
  await browser.close();
}

export type Traffic = { leads: Leads; stop: () => Promise<void> };

/** Pages at a steady pace, a lead a second and a browser that reads, until it is stopped. */
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
  const browsing = browse(origin, figures, () => over);
  return {
    leads,
    stop: async () => {
      over = true;
      await Promise.all([load.stop(), leads.stop(), browsing]);
    },
  };
}
