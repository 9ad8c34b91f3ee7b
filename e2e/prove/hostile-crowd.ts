import { remoteNames } from '@site/shared/repository/workspaces';
import { firstPages } from '../harness/first-pages';
import { forceFollowed } from '../harness/force-live';
import { isPageOf } from '../harness/section-pages';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';

/** Visitors of the section whose pages never end: more than there are places for renders. */
const crowd = 64;
const version = '9.7.1';

/** The status, or why there is none. */
async function statusOf({ shell }: Site, address: string): Promise<string> {
  try {
    const answer = await fetch(`${shell.origin}${address}`, { redirect: 'manual', headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return `is not answered: ${String((error as Error).cause ?? error)}`;
  }
}

/** Addresses of a section, as many as there are visitors: where it has too few, the next ids of the same pattern. */
function crowdOf(remote: string): string[] {
  const own = firstPages.map(({ address }) => address).filter((address) => isPageOf(remote, address));
  return Array.from({ length: crowd }, (_, turn) => {
    const address = own[turn % own.length] ?? '/';
    return address.replace(/\d{4,}/, (id) => String(Number(id) + Math.floor(turn / own.length)));
  });
}

/**
 * All pages of the other sections, none of them stored, while the pages of one section never end and more visitors want these than
 * there are places.
 * @returns the answers other than 200, each with its address
 */
async function crowdOut(site: Site, remote: string): Promise<string[]> {
  await publishVariant(site, remote, version, changes.loops('all but the first'));
  await forceFollowed(site, remote, version);
  const others = firstPages.map(({ address }) => address).filter((address) => !isPageOf(remote, address));
  const hanging = crowdOf(remote).map((address) => statusOf(site, address));
  const statuses: string[] = [];
  for (const address of others) {
    const status = await statusOf(site, address);
    if (status !== '200') statuses.push(`${remote} hangs: ${address} ${status}`);
  }
  await Promise.all(hanging);
  return statuses;
}

/** Each section in turn, on a shell of its own. */
export async function crowdOutEach(api: string): Promise<string[]> {
  const failed: string[] = [];
  for (const remote of remoteNames()) {
    const site = await startSite(api, { HTML_CACHE: 'off' });
    try {
      failed.push(...(await crowdOut(site, remote)));
    } finally {
      await site.stop();
    }
  }
  return failed;
}
