import { remoteNames } from '@site/shared/repository/workspaces';
import { type Answer, capacity, startLoad } from './load';
import { waitUntilPrepared } from './prepared';
import type { Site } from './site';
import { versionsIn } from './site-data';
import { changes, publishVariant } from './variant';
import { waitFor } from './wait';

/** One page of each section. */
export const sectionPages = ['/', '/help/helpDocument/10001', '/info/20001', '/home/lectureDetail/40001', '/m/'];
const helpPage = '/help/helpDocument/10001';

export type SwapFigures = {
  swaps: number;
  requests: number;
  requestsPerSecond: number;
  /** Answers other than 2xx. */
  failed: number;
  /** Answers that name two versions of a remote, or whose words and files are of different versions. */
  mixed: number;
  /** Worst time from the creation of a revision to the first answer of it, in milliseconds. */
  firstNewMs: number;
  medianNewMs: number;
};

/** Versions of test releases begin with it; pages of one that is marked say theirs in their words. */
const marked = '9.';

/** The version that a page of a marked release says. */
export function wordsVersion(html: string): string | undefined {
  return /release (9\.[0-9.]+)</.exec(html)?.[1];
}

/** Whether a page names two versions of a section, or its words are of another version than its files. */
export function isMixed({ html }: Pick<Answer, 'html'>): boolean {
  const named = remoteNames().map((remote) => versionsIn(html, remote));
  if (named.some((versions) => versions.length > 1)) return true;
  const files = named.flat().filter((version) => version.startsWith(marked));
  const words = wordsVersion(html);
  return words === undefined ? files.length > 0 : !files.includes(words);
}

async function swapAndTime(
  swap: () => Promise<unknown>,
  expected: string,
  latest: () => string | undefined,
): Promise<number> {
  await swap();
  const created = Date.now();
  await waitFor(`the first answer of mf-help ${expected}`, () => latest() === expected);
  return Date.now() - created;
}

/** Promotes a changed mf-help and rolls it back `swaps` times under about half of what the server can do. */
export async function swapUnderLoad(site: Site, swaps: number): Promise<SwapFigures> {
  const { origin } = site.shell;
  const original = (await site.shell.health()).remotes['mf-help'] ?? '';
  const changed = await publishVariant(site, 'mf-help', '9.0.1', changes.marked('9.0.1'));
  const pace = Math.floor((await capacity(origin, sectionPages, 1500)) / 2);
  const answers = { count: 0, failed: 0, mixed: 0, latest: undefined as string | undefined };
  const load = startLoad(origin, sectionPages, pace, (answer) => {
    answers.count += 1;
    if (answer.status < 200 || answer.status > 299) answers.failed += 1;
    if (isMixed(answer)) answers.mixed += 1;
    if (answer.address === helpPage) answers.latest = versionsIn(answer.html, 'mf-help')[0];
  });
  const times: number[] = [];
  for (let turn = 0; turn < swaps; turn += 1) {
    const forth = turn % 2 === 0;
    const swap = forth ? () => site.promote({ 'mf-help': changed }) : () => site.rollback('mf-help');
    times.push(await swapAndTime(swap, forth ? changed : original, () => answers.latest));
  }
  await load.stop();
  const sorted = [...times].sort((a, b) => a - b);
  return {
    swaps,
    requests: answers.count,
    requestsPerSecond: pace,
    failed: answers.failed,
    mixed: answers.mixed,
    firstNewMs: sorted.at(-1) ?? 0,
    medianNewMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
  };
}

/** The least memory of several readings: a retired worker takes some turns to go, and its buffers some more. */
async function settledHeap(site: Site): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let unchanged = 0; unchanged < 5; unchanged += 1) {
    const { heapUsed, external } = await site.shell.heap();
    if (heapUsed + external < least) unchanged = 0;
    least = Math.min(least, heapUsed + external);
    await new Promise((done) => setTimeout(done, 300));
  }
  return least;
}

/**
 * Bytes that each of `swaps` swaps leaves in the process after collection. Three versions take turns, so that every
 * swap starts a worker and ends one; a first round warms up what any number of swaps needs.
 */
export async function heapPerSwap(site: Site, swaps: number): Promise<number> {
  const versions = await Promise.all(
    ['9.1.1', '9.1.2', '9.1.3'].map((version) => publishVariant(site, 'mf-help', version, changes.marked(version))),
  );
  const swapTo = async (version: string) => {
    await site.promote({ 'mf-help': version });
    await waitFor(`mf-help ${version} is live`, async () => (await site.shell.health()).remotes['mf-help'] === version);
    await fetch(`${site.shell.origin}${helpPage}`);
  };
  const run = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await swapTo(versions[turn % versions.length] ?? '');
  };
  await waitUntilPrepared(site.shell.origin);
  await run(30);
  const before = await settledHeap(site);
  await run(swaps);
  return Math.round(((await settledHeap(site)) - before) / swaps);
}
