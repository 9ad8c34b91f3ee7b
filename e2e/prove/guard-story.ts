import { type Browser, chromium } from '@playwright/test';
import { startCanary } from '@site/release/operations/canary';
import { readHead } from '@site/release/chain/head';
import { publish } from '@site/release/operations/publish';
import { findBrowser } from '@site/shared/process/find-browser';
import { brokenRelease } from '../harness/broken-release';
import { readAsCrowd } from '../harness/crowd';
import { startRelease } from '../harness/release-process';
import { failsOnReturn, openReturning, readOn, readUntilEnd } from '../harness/returning-visitor';
import { type Site, startSite } from '../harness/site';
import { bucketOf } from '../harness/visitors';
import { waitFor } from '../harness/wait';

export type GuardFigures = {
  canaries: number;
  /** From the first browser that failed to the revision that ends the canary. */
  medianSeconds: number;
  maxSeconds: number;
  /** Pages of the canary that were opened meanwhile, of which half tell how they fared. */
  pagesASecond: number;
  /** What went wrong for who was in no canary. */
  complaintsOfOthers: number;
};

const remote = 'mf-help';
const article = '/help/helpDocument/10001';

type Round = { seconds: number; pages: number; complaints: string[] };

/** One canary, from its first page to the revision that ends it. */
async function endCanary(site: Site, browser: Browser, version: string): Promise<Round> {
  await publish(site.store, site.keys, brokenRelease(version, failsOnReturn), { by: 'prove' });
  const canary = { remote, version, share: 0.1 };
  await startCanary(site.store, site.keys, canary, { by: 'prove', ungated: 'what is timed is the guard' });
  await waitFor('the canary is loaded', async () => (await site.shell.health()).canaries[0]?.loaded);
  const [tried, other] = await Promise.all(
    [true, false].map((inside) => openReturning(browser, site, { remote, bucket: bucketOf(canary, inside) })),
  );
  if (!tried || !other) throw new Error('There is nobody to read.');
  let firstFailure: number | undefined;
  tried.page.on('pageerror', ({ message }) => {
    if (message.includes('#418')) firstFailure ??= Date.now();
  });
  let over = false;
  const crowd = readAsCrowd(site, article, bucketOf(canary, false), () => over);
  const reading = readOn(other, ['/info/20001', article], () => over);
  await readUntilEnd(tried, site, article);
  over = true;
  await Promise.all([reading, crowd]);
  const { revision } = await readHead(site.store, site.keys.trusted);
  if (revision?.by !== 'guard') throw new Error(`Somebody else ended the canary: ${revision?.by}.`);
  const seconds = (Date.parse(revision.createdAt) - (firstFailure ?? Number.NaN)) / 1000;
  await Promise.all([tried, other].map(({ page }) => page.context().close()));
  return { seconds, pages: tried.pages, complaints: other.complaints };
}

/** Canaries that break in the browsers of returning visitors alone, one after the other; two browsers read without a pause. */
export async function timeGuard(api: string, canaries: number): Promise<GuardFigures> {
  const site = await startSite(api, { TRUSTED_HOPS: '1' });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  const guard = startRelease(site, 'guard');
  try {
    await waitFor('the guard watches', () => guard.output().includes('watches'));
    const rounds: Round[] = [];
    for (let turn = 1; turn <= canaries; turn += 1) rounds.push(await endCanary(site, browser, `9.9.${turn}`));
    const sorted = rounds.map(({ seconds }) => seconds).sort((one, other) => one - other);
    const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
    const tenths = (value: number) => Math.round(value * 10) / 10;
    return {
      canaries,
      medianSeconds: tenths(sorted[Math.floor(sorted.length / 2)] ?? 0),
      maxSeconds: tenths(sorted.at(-1) ?? 0),
      pagesASecond: tenths(sum(({ pages }) => pages) / sum(({ seconds }) => seconds)),
      complaintsOfOthers: sum(({ complaints }) => complaints.length),
    };
  } finally {
    await browser.close();
    guard.child.kill('SIGTERM');
    await guard.exit;
    await site.stop();
  }
}
