import { type Browser, chromium, type Page } from '@playwright/test';
import { prune } from '@site/release/operations/prune';
import { BucketServer } from '@site/release/testing/bucket-server';
import { findBrowser } from '@site/shared/build/find-browser';
import { pressControl } from '@site/shared/judge/press-control';
import { hydrate, navigate } from '../harness/browser-test';
import { countLoads } from '../harness/count-loads';
import { firstPages } from '../harness/first-pages';
import { serveBucket, SpreadSite } from '../harness/spread-site';
import { changes, publishVariant } from '../harness/variant';

export type TabFigures = {
  releases: number;
  rollbacks: number;
  shells: number;
  /** Requests that a shell answered with an error while the first tab went on. */
  failed: number;
  /** Documents that the first tab loaded: 1 is no reload. */
  loads: number;
  /** Versions that prune removed. */
  pruned: number;
  /** Documents that a tab loaded whose files were removed: 2 is one reload. */
  loadsBeyond: number;
};

const releases = 20;
const article = '/help/helpDocument/10001';
const helpText = firstPages.find(({ address }) => address === article)?.text ?? '';
const dayMs = 24 * 3_600_000;

async function openTab(browser: Browser, site: SpreadSite): Promise<{ page: Page; loads: () => number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loads = countLoads(page);
  await page.goto(site.front.origin + article);
  return { page, loads };
}

async function releaseOften(site: SpreadSite): Promise<void> {
  for (let number = 1; number <= releases; number += 1) {
    const version = `9.8.${number}`;
    await publishVariant(site, 'mf-help', version, changes.marked(version));
    await site.promote({ 'mf-help': version });
    if (number % 10 === 0) await site.rollback('mf-help');
  }
}

/** Another page of the section and back: with the files of the version that the tab was opened with. */
async function readOn(page: Page): Promise<void> {
  await hydrate(page);
  await navigate(page, '/help/helpCenter');
  await page.waitForURL('**/help/helpCenter');
  await navigate(page, article);
  await page.locator('#_content', { hasText: helpText }).waitFor();
}

/** Prunes as of 40 days from now, and answers from a machine that has copied nothing before. */
async function forget(site: SpreadSite): Promise<number> {
  const now = new Date(Date.now() + 40 * dayMs);
  const { releases: removed } = await prune(site.store, site.keys, { by: 'prove', now, apply: true });
  const fresh = await site.addShell();
  site.front.backs = [fresh.origin];
  return removed.length;
}

/** Tabs that were opened before 20 releases and two rollbacks, their requests spread over three shells, one of them new. */
export async function keepTabsOpen(api: string): Promise<TabFigures> {
  const bucket = new BucketServer();
  const site = await SpreadSite.start(api, await serveBucket(bucket));
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  try {
    await Promise.all([site.addShell(), site.addShell()]);
    const [early, late] = [await openTab(browser, site), await openTab(browser, site)];
    await releaseOften(site);
    await site.addShell();
    await readOn(early.page);
    const failed = site.front.failed.length;
    const pruned = await forget(site);
    const reload = late.page.waitForEvent('load');
    await late.page.evaluate(pressControl);
    await reload;
    await hydrate(late.page);
    const counted = { failed, loads: early.loads(), pruned, loadsBeyond: late.loads() };
    return { releases, rollbacks: 2, shells: 3, ...counted };
  } finally {
    await browser.close();
    await site.stop();
    await bucket.stop();
  }
}
