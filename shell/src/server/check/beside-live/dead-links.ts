import type { RouteTable } from '../../pages/route-table';
import type { Difference } from './difference';

/** What lies on the site and is no page: files, calls, and what the shell answers itself. */
const noPage = /^\/(?:assets|media|-|ajax|liveajax|open|v1|VZApi|VZCollege)\/|\.[a-z0-9]{2,5}$/i;

function isDead(table: RouteTable, path: string): boolean {
  if (noPage.test(path)) return false;
  try {
    return table.find(path).kind === 'missing';
  } catch {
    return true;
  }
}

/** Links to pages of the site that are not there, beside those that the live page has. */
export function deadLinks(before: readonly string[], now: readonly string[], table: RouteTable): Difference[] {
  const fresh = [...new Set(now)].filter((link) => /^\/(?![/\\])/.test(link) && !before.includes(link));
  const dead = fresh.filter((link) => isDead(table, link.replace(/[?#].*$/s, '')));
  return dead.map((link) => ({ kind: 'links', reason: `links ${link}, which is no address of the site` }));
}
