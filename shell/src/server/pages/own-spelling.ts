import type { FastifyRequest } from 'fastify';
import { pageAddress } from './page-key';
import { pathAndSearch } from './path-and-search';
import { originForm } from './readable-target';
import { trimPath } from '../../chrome/layouts/trim-path';
import type { RouteTable, TableMatch } from './route-table';

/** Of a path, and of a page's address with the values that the page lists; whatever else came with it does not count. */
export const maxAddressLength = 2048;

type Cut = (text: string) => string;

/**
 * What no id and no word ends with; an address that truly ends with `-` or `_` is a page, of which nobody asks this. From the
 * first sign on alone: what is looked for from each of them takes the square of their number.
 */
const marksBehind =
  /(?<![\p{P}\p{S}\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}])[\p{P}\p{S}\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]+$/u;
/** Words right behind a number; letters and digits of ASCII are those of another id. */
const wordsBehind = /^(\d+)[^\p{L}\p{N}]*(?=[^\p{ASCII}\p{Nd}]).*$/su;
/** The first parameter of an app that took a link for one without a query. */
const appended = /\?(?=[\w.-]+=)/;
/** The same where the link is part of a path, or was encoded as a whole. */
const appendedWithin = /[&?][\w.-]+=.*$/s;

const withoutMarks: Cut = (text) => text.replace(appendedWithin, '').replace(marksBehind, '');
const withoutWords: Cut = (text) => withoutMarks(text.replace(wordsBehind, '$1'));

function cutOff(part: string, cut: Cut): string {
  try {
    const text = decodeURIComponent(part);
    const kept = cut(text);
    return kept === text ? part : encodeURIComponent(kept);
  } catch {
    return part;
  }
}

/** Of the last segment that something is left of. */
function shorterPath(path: string, cut: Cut): string {
  const segments = path.split('/');
  while (segments.length > 1) {
    const kept = cutOff(segments.pop() ?? '', cut);
    if (kept !== '') return [...segments, kept].join('/');
  }
  return '/';
}

/** Of each value that the page lists; what else came with it goes on with it. */
function shorterSearch(search: string, listed: readonly string[], cut: Cut): string {
  const shorter = (pair: string): string[] => {
    const [name = '', ...rest] = pair.split('=');
    if (!listed.includes(name)) return [pair];
    const value = rest.join('=');
    const end = value.search(appended);
    const own = end < 0 ? value : value.slice(0, end);
    const spaced = own.replaceAll('+', '%20');
    const kept = cutOff(spaced, cut);
    const said = kept === spaced ? own : kept;
    return [...(said === '' ? [] : [`${name}=${said}`]), ...(end < 0 ? [] : shorter(value.slice(end + 1)))];
  };
  return search.split('&').flatMap(shorter).join('&');
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

function pageAt(table: RouteTable, path: string): TableMatch | undefined {
  const found = table.find(path);
  const own = found.kind === 'respell' ? table.find(found.path) : found;
  return own.kind === 'page' ? own.match : undefined;
}

export type SharedPage = { match: TableMatch; search: string; address: string };

/**
 * The pages that a shared link may mean whose end a sentence was taken for (docs/faults.md F47), the likelier first: without
 * marks, and without the words behind a number.
 */
export function sharedPages(table: RouteTable, url: string): SharedPage[] {
  const [path, search] = pathAndSearch(url);
  const pages = [withoutMarks, withoutWords].flatMap((cut) => {
    const match = pageAt(table, shorterPath(path, cut));
    if (!match) return [];
    const kept = shorterSearch(search, match.route.query, cut);
    return [{ match, search: kept, address: match.path + (kept && `?${kept}`) }];
  });
  const known = [trimPath(path) + (search && `?${search}`)];
  return pages.filter(({ address }) => !known.includes(address) && known.push(address));
}
