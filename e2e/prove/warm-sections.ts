import { type Site, startSite } from '../harness/site';
import { startLoad } from '../harness/load';
import { sectionPages } from '../harness/swap-run';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

export type WarmFigures = {
  releases: number;
  requests: number;
  failed: number;
  /** Visitors who waited for a page of the four other sections, and of the one that is released. */
  missesOfOthers: number;
  missesOfReleased: number;
};

const released = 'mf-help';
const requestsPerSecond = 50;

/** Visitors who waited for a render so far, of the released section and of all others. */
async function misses({ shell }: Site): Promise<{ own: number; others: number }> {
  const text = await shell.metrics();
  const counts = { own: 0, others: 0 };
  for (const [, remote, count] of text.matchAll(/^page_misses_total\{remote="([^"]+)"\} (\d+)$/gm))
    counts[remote === released ? 'own' : 'others'] += Number(count);
  return counts;
}

/** Releases one section again and again under traffic. */
export async function keepWarm(api: string, releases: number): Promise<WarmFigures> {
  const site = await startSite(api);
  let [requests, failed] = [0, 0];
  try {
    for (const address of sectionPages) await (await fetch(`${site.shell.origin}${address}`)).text();
    const before = await misses(site);
    const load = startLoad(site.shell.origin, sectionPages, requestsPerSecond, ({ status }) => {
      requests += 1;
      if (status !== 200) failed += 1;
    });
    for (let turn = 1; turn <= releases; turn += 1) {
      const { own } = await misses(site);
      const version = `9.7.${turn}`;
      await site.promote({ [released]: await publishVariant(site, released, version, changes.marked(version)) });
      await waitFor(`${version} is live`, async () => (await site.shell.health()).remotes[released] === version);
      // The next release may be live before anybody has asked for this one.
      await waitFor('a visitor of this release', async () => (await misses(site)).own > own);
    }
    await load.stop();
    const after = await misses(site);
    const during = { missesOfOthers: after.others - before.others, missesOfReleased: after.own - before.own };
    return { releases, requests, failed, ...during };
  } finally {
    await site.stop();
  }
}
