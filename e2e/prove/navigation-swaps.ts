import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { remoteNames } from '@site/shared/repository/workspaces';
import { findBrowser } from '@site/shared/process/find-browser';
import { hydrate, navigate } from '../harness/browser-test';
import { firstPages } from '../harness/first-pages';
import { type Answer, startLoad } from '../harness/load';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { sectionPages } from '../harness/swap-run';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

export type NavigationFigures = {
  swaps: number;
  requests: number;
  failed: number;
  mixed: number;
  /** Pages that browsers opened, and the navigations inside the application that followed. */
  pagesOpened: number;
  navigations: number;
  /** Pages of browsers that showed an error or loaded two versions of a section. */
  pagesFailed: number;
  /** Answers and navigations that used a version which had been rolled back a second before they began. */
  rolledBack: number;
};

const version = '9.6.1';
const requestsPerSecond = 50;
const helpPage = '/help/helpDocument/10001';
const helpText = firstPages.find(({ address }) => address === helpPage)?.text ?? '';
/** How long after a rollback the version may still be used, in milliseconds. */
const grace = 1000;

/** When the changed version was live; open at the end while it is. */
class Timeline {
  private readonly spans: { from: number; to: number }[] = [];

  begin(): void {
    this.spans.push({ from: Date.now(), to: Number.POSITIVE_INFINITY });
  }

  end(): void {
    const last = this.spans.at(-1);
    if (last) last.to = Date.now();
  }

  /** Whether the version was live at any moment of the time, the second before it included. */
  wasLive(from: number, to: number): boolean {
    return this.spans.some((span) => span.from <= to && span.to + grace >= from);
  }
}

type Watch = { site: Site; timeline: Timeline; figures: NavigationFigures };

function judge({ timeline, figures }: Watch, { status, html, at, ms }: Answer): void {
  figures.requests += 1;
  if (status < 200 || status > 299) figures.failed += 1;
  if (remoteNames().some((remote) => versionsIn(html, remote).length > 1)) figures.mixed += 1;
  if (versionsIn(html, 'mf-help').includes(version) && !timeline.wasLive(at - ms, at)) figures.rolledBack += 1;
}

/** Opens the home page, starts its script and goes to the help centre by a link inside the application. */
async function visit(page: Page, { site, timeline, figures }: Watch): Promise<void> {
  const used: { version: string; at: number }[] = [];
  const keep = (url: string) => {
    for (const found of versionsIn(`${url}"`, 'mf-help')) used.push({ version: found, at: Date.now() });
  };
  const listener = (request: { url: () => string }) => keep(request.url());
  page.on('request', listener);
  const opened = Date.now();
  try {
    await page.goto(`${site.shell.origin}/`);
    figures.pagesOpened += 1;
    await hydrate(page);
    await navigate(page, helpPage);
    await page.locator('#_content', { hasText: helpText }).waitFor();
    figures.navigations += 1;
    if (new Set(used.map((one) => one.version)).size > 1) figures.pagesFailed += 1;
    if (used.some((one) => one.version === version && !timeline.wasLive(opened, one.at))) figures.rolledBack += 1;
  } catch (error) {
    figures.pagesFailed += 1;
    console.error((error as Error).message);
  }
  page.off('request', listener);
}

async function browse(browser: Browser, watch: Watch, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await visit(await context.newPage(), watch);
    await context.close();
  }
}

async function swap({ site, timeline }: Watch, original: string): Promise<void> {
  timeline.begin();
  await site.promote({ 'mf-help': version });
  await waitFor('the new version is live', async () => (await site.shell.health()).remotes['mf-help'] === version);
  await wait(grace);
  await site.rollback('mf-help');
  timeline.end();
  await waitFor('the old version is live', async () => (await site.shell.health()).remotes['mf-help'] === original);
  await wait(2 * grace);
}

/** Promotes and rolls back a section `rounds` times each under load, with browsers that navigate among it. */
export async function navigateThroughSwaps(api: string, rounds: number): Promise<NavigationFigures> {
  const site = await startSite(api);
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  const figures: NavigationFigures = {
    ...{ swaps: 2 * rounds, requests: 0, failed: 0, mixed: 0 },
    ...{ pagesOpened: 0, navigations: 0, pagesFailed: 0, rolledBack: 0 },
  };
  const watch = { site, timeline: new Timeline(), figures };
  let over = false;
  try {
    const original = (await site.shell.health()).remotes['mf-help'] ?? '';
    await publishVariant(site, 'mf-help', version, changes.marked(version));
    const load = startLoad(site.shell.origin, sectionPages, requestsPerSecond, (answer) => judge(watch, answer));
    const browsing = [1, 2].map(() => browse(browser, watch, () => over));
    for (let round = 0; round < rounds; round += 1) await swap(watch, original);
    over = true;
    await Promise.all([load.stop(), ...browsing]);
    return figures;
  } finally {
    over = true;
    await browser.close();
    await site.stop();
  }
}
