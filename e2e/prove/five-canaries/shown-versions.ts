import { startCanary, stopCanaries } from '@site/release/operations/canary';
import { seededRandom } from '@site/release/guard/seeded-random';
import { remoteNames } from '@site/shared/repository/workspaces';
import { bucketCount, type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import { type Site, startSite } from '../../harness/site';
import { pagesOf } from '../../harness/section-pages';
import { changes, publishVariant } from '../../harness/variant';
import { versionsMet } from '../../harness/visitors';
import { waitFor } from '../../harness/wait';
import { everyFew } from './progress';

export type ShownFigures = {
  /** Visitors of a running site with five canaries, the pages that they were shown, and those of another version than theirs. */
  visitors: number;
  pages: number;
  wrong: string[];
};

const sections = remoteNames();
const visitors = 200;
/** Who asks at the same time. */
const crowd = 8;

type Show = { site: Site; live: Record<string, string>; canaries: readonly Canary[] };

/** What one visitor is shown of each section, against what his bucket says. */
async function visitAs(bucket: number, { site, live, canaries }: Show): Promise<string[]> {
  const wrong: string[] = [];
  for (const remote of sections) {
    const canary = canaries.find((one) => one.remote === remote);
    const version = canary && isInCanary(bucket, canary) ? canary.version : live[remote];
    const [page = '/'] = pagesOf(remote);
    const met = await versionsMet(site.shell.origin, page, remote, `bucket=${bucket}`);
    if (met.join() !== version) wrong.push(`${page} for bucket ${bucket}: ${met.join(' and ')}, not ${version}`);
  }
  return wrong;
}

async function visitAll(show: Show): Promise<string[]> {
  const random = seededRandom(20_261_130);
  const buckets = Array.from({ length: visitors }, () => Math.floor(random() * bucketCount));
  const wrong: string[] = [];
  for (let done = 0; done < visitors; done += crowd) {
    const met = await Promise.all(buckets.slice(done, done + crowd).map((bucket) => visitAs(bucket, show)));
    wrong.push(...met.flat());
    everyFew('visitors', done + crowd, visitors);
  }
  return wrong;
}

/** Five canaries on a running shell, and what is left of them when one has ended. */
export async function visitShown(api: string): Promise<ShownFigures> {
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
    const wrong = await visitAll({ site, live, canaries });
    const [ended] = sections;
    const { revision } = await stopCanaries(site.store, site.keys, { remote: ended }, { by: 'prove' });
    await waitFor('one has ended', async () => (await site.shell.health()).revision === revision.sequence);
    const left = canaries.filter(({ remote }) => remote !== ended);
    wrong.push(...(await visitAll({ site, live, canaries: left })));
    return { visitors: 2 * visitors, pages: 2 * visitors * sections.length, wrong };
  } finally {
    await site.stop();
  }
}
