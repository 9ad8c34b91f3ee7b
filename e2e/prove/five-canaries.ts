import { startCanary, stopCanaries } from '@site/release/operations/canary';
import { seededRandom } from '@site/release/guard/seeded-random';
import { badOf, guardFive } from '@site/release/testing/five-canaries';
import { remoteNames } from '@site/shared/repository/workspaces';
import { bucketCount, type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import { type Site, startSite } from '../harness/site';
import { pagesOf } from '../harness/section-pages';
import { changes, publishVariant } from '../harness/variant';
import { versionsMet } from '../harness/visitors';
import { waitFor } from '../harness/wait';

export type CanaryFigures = {
  /** Pairs of canaries, and those that share visitors less or more than chance would let 1,000,000 of them, below p = 0.01. */
  pairs: number;
  dependent: number;
  /** Runs in which one of five fails; those in which the guard ended it alone, and the longest time, in seconds. */
  runs: number;
  endedAlone: number;
  slowestSeconds: number;
  /** Canaries that the guard ended in as many runs of five good ones. */
  endedGood: number;
  /** Visitors of a running site with five canaries, the pages that they were shown, and those of another version than theirs. */
  visitors: number;
  pages: number;
  wrong: string[];
};

const sections = remoteNames();
const share = 0.1;
const quintets = 100;
const simulated = 200;
const visitors = 200;
/** Of a normal distribution, beyond which is a hundredth. */
const hundredth = 2.576;

function canariesOf(turn: number): Canary[] {
  return sections.map((remote, place) => ({ remote, version: `1.${turn}.${place}`, share }));
}

/** Which of the pairs of a quintet share visitors as chance hardly would. */
function dependentPairs(turn: number): number {
  const both = new Map<string, number>();
  const canaries = canariesOf(turn);
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    const inside = canaries.filter((canary) => isInCanary(bucket, canary));
    for (const [place, { remote }] of inside.entries())
      for (const other of inside.slice(place + 1)) {
        const pair = `${remote} ${other.remote}`;
        both.set(pair, (both.get(pair) ?? 0) + 1);
      }
  }
  const spread = Math.sqrt((share * share * (1 - share) * (1 - share)) / 1_000_000);
  return [...both.values()].filter((count) => Math.abs(count / bucketCount - share * share) > hundredth * spread)
    .length;
}

/** The guard of simulated shells, beside five canaries. */
function guarded(): Pick<CanaryFigures, 'runs' | 'endedAlone' | 'slowestSeconds' | 'endedGood'> {
  const seeds = Array.from({ length: simulated }, (_, seed) => seed + 1);
  const ended = seeds.map((seed) => ({ seed, all: guardFive(seed, 1) }));
  return {
    runs: simulated,
    endedAlone: ended.filter(({ seed, all }) => all.length === 1 && all[0]?.name === badOf(seed)).length,
    slowestSeconds: Math.max(...ended.flatMap(({ all }) => all.map(({ seconds }) => seconds))),
    endedGood: seeds.flatMap((seed) => guardFive(seed, 0)).length,
  };
}

/** What visitors of drawn buckets are shown of each section, against what their buckets say. */
async function visitAll(site: Site, live: Record<string, string>, canaries: readonly Canary[]): Promise<string[]> {
  const random = seededRandom(20_261_130);
  const wrong: string[] = [];
  for (let visitor = 0; visitor < visitors; visitor++) {
    const bucket = Math.floor(random() * bucketCount);
    for (const remote of sections) {
      const canary = canaries.find((one) => one.remote === remote);
      const version = canary && isInCanary(bucket, canary) ? canary.version : live[remote];
      const [page = '/'] = pagesOf(remote);
      const met = await versionsMet(site.shell.origin, page, remote, `bucket=${bucket}`);
      if (met.join() !== version) wrong.push(`${page} for bucket ${bucket}: ${met.join(' and ')}, not ${version}`);
    }
  }
  return wrong;
}

/** Five canaries on a running shell, and what is left of them when one has ended. */
async function shown(api: string): Promise<Pick<CanaryFigures, 'visitors' | 'pages' | 'wrong'>> {
  const site = await startSite(api);
  try {
    const live = (await site.shell.health()).remotes;
    const canaries = sections.map((remote) => ({ remote, version: '9.8.1', share: 0.5 }));
    for (const canary of canaries) {
      await publishVariant(site, canary.remote, canary.version, changes.marked(canary.version));
      await startCanary(site.store, site.keys, canary, { by: 'prove', ungated: 'what is proven is who sees it' });
    }
    const loaded = async () => (await site.shell.health()).canaries.filter((canary) => canary.loaded).length;
    await waitFor('five canaries are loaded', async () => (await loaded()) === sections.length);
    const wrong = await visitAll(site, live, canaries);
    const [ended] = sections;
    const { revision } = await stopCanaries(site.store, site.keys, { remote: ended }, { by: 'prove' });
    await waitFor('one has ended', async () => (await site.shell.health()).revision === revision.sequence);
    const left = canaries.filter(({ remote }) => remote !== ended);
    wrong.push(...(await visitAll(site, live, left)));
    return { visitors: 2 * visitors, pages: 2 * visitors * sections.length, wrong };
  } finally {
    await site.stop();
  }
}

/** Five canaries at once: who is in them, what the guard makes of one that fails, and what visitors are shown. */
export async function runFiveCanaries(api: string): Promise<CanaryFigures> {
  const turns = Array.from({ length: quintets }, (_, turn) => turn);
  const dependent = turns.reduce((sum, turn) => sum + dependentPairs(turn), 0);
  const pairs = (quintets * sections.length * (sections.length - 1)) / 2;
  return { pairs, dependent, ...guarded(), ...(await shown(api)) };
}
