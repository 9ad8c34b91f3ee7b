import type { FastifyRequest } from 'fastify';
import { pageAddress } from './page-key';
import { pathAndSearch } from './path-and-search';
import { originForm } from './readable-target';
import type { RouteTable, TableMatch } from './route-table';

/** Of a path, and of a page's address with the values that the page lists; whatever else came with it does not count. */
export const maxAddressLength = 2048;

/** Closing brackets and quotes, marks, spaces and invisible characters: what stands behind a link in a sentence. */
const ending = /[\s\p{Pe}\p{Pf}\p{Po}\p{Cf}>]+$/u;

function withoutEnding(part: string): string {
  try {
    const text = decodeURIComponent(part);
    const kept = text.replace(ending, '');
    return kept === text ? part : encodeURIComponent(kept);
  } catch {
    return part;
  }
}

/** Without what stands behind the last segment of the path and the last value of the query: apps append their own to what was shared. */
function trimmed(url: string): string {
  const [path = '', ...search] = url.split('?');
  return [path.replace(/[^/]*$/, withoutEnding), ...search.map((part) => part.replace(/[^&=]*$/, withoutEnding))].join(
    '?',
  );
}

/** Whether the page was asked for in other bytes than those of its address (readable-target.ts). */
export function cameInOtherBytes(
  { url, originalUrl }: Pick<FastifyRequest, 'url' | 'originalUrl'>,
  match: TableMatch,
): boolean {
  if (url === originalUrl) return false;
  const [given, meant] = [originForm(originalUrl), url].map((address) => {
    const [path, search] = pathAndSearch(address);
    return pageAddress(path, search, match.route.query);
  });
  return given !== meant;
}

/**
 * The page that a shared link means whose end a sentence was taken for (docs/faults.md F47); undefined where nothing stood
 * behind it or no page is there.
 */
export function sharedPage(table: RouteTable, url: string): { match: TableMatch; search: string } | undefined {
  const address = trimmed(url);
  if (address === url) return undefined;
  const [path, search] = pathAndSearch(address);
  const found = table.find(path);
  const own = found.kind === 'respell' ? table.find(found.path) : found;
  return own.kind === 'page' ? { match: own.match, search } : undefined;
}
