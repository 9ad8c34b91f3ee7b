import { type Site, startSite } from '../harness/site';
import { startLoad } from '../harness/load';
import { sectionPages } from '../harness/swap-run';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

export type WarmFigures = {
  releases: number;
  requests: number;
  failed: number;
  /** Renders of the four other sections before the releases, each page once, and during them. */
  rendersBefore: number;
  rendersDuring: number;
  /** Renders of the section that is released. */
  rendersOfReleased: number;
};

const released = 'mf-help';
const requestsPerSecond = 50;

/** Pages that were rendered so far, of the released section and of all others. */
async function renders({ shell }: Site): Promise<{ own: number; others: number }> {
  const text = await (await fetch(`${shell.origin}/-/metrics`)).text();
  const counts = { own: 0, others: 0 };
  for (const [, remote, count] of text.matchAll(/^pages_rendered_total\{remote="([^"]+)",[^}]*\} (\d+)$/gm))
    counts[remote === released ? 'own' : 'others'] += Number(count);
  return counts;
}

/** Releases one section again and again under traffic within the time that a page is fresh. */
export async function keepWarm(api: string, releases: number): Promise<WarmFigures> {
  const site = await startSite(api);
  let [requests, failed] = [0, 0];
  try {
    for (const address of sectionPages) await (await fetch(`${site.shell.origin}${address}`)).text();
    const before = await renders(site);
    const load = startLoad(site.shell.origin, sectionPages, requestsPerSecond, ({ status }) => {
      requests += 1;
      if (status !== 200) failed += 1;
    });
    for (let turn = 1; turn <= releases; turn += 1) {
      const version = `9.7.${turn}`;
      await site.promote({ [released]: await publishVariant(site, released, version, changes.marked(version)) });
      await waitFor(`${version} is live`, async () => (await site.shell.health()).remotes[released] === version);
    }
    await load.stop();
    const after = await renders(site);
    const during = { rendersDuring: after.others - before.others, rendersOfReleased: after.own - before.own };
    return { releases, requests, failed, rendersBefore: before.others, ...during };
  } finally {
    await site.stop();
  }
}
