import type { SetRoute } from '../../render/pages/release-set';
import type { DataCache } from '../calls/data-cache';
import { contentReaders, type MapEntry } from '../discovery/content-entries';
import { ContentLists } from '../discovery/content-lists';
import type { RouteTable } from '../pages/route-table';
import { routeAt } from './route-at';

/** Addresses of one pattern that are checked beside the one without an id. */
const mostOfAPattern = 3;
/** What a visitor might type, for parameters that are words and no ids. */
const typed: Readonly<Record<string, string>> = { keyword: '直播' };

/** Addresses of the site by the id of the route that has them. */
export class PageAddresses {
  private readonly known = new Map<string, Set<string>>();

  /** All that were added, those of no page of this table too. */
  readonly all = new Set<string>();

  constructor(private readonly table: RouteTable) {}

  add(address: string): void {
    this.all.add(address);
    const route = routeAt(this.table, address);
    if (route) this.known.set(route.id, (this.known.get(route.id) ?? new Set()).add(address));
  }

  /** Of a pattern the first, the last and one between; no two of them say the same. */
  of(route: SetRoute): string[] {
    const all = [...(this.known.get(route.id) ?? []), ...typedAddresses(route)];
    const places = [0, Math.floor((all.length - 1) / 2), all.length - 1].slice(0, mostOfAPattern);
    return [...new Set(places.flatMap((place) => all[place] ?? []))];
  }
}

function typedAddresses({ path }: SetRoute): string[] {
  const [, name = ''] = /:(\w+)\??$/.exec(path) ?? [];
  const word = typed[name];
  return word ? [path.replace(/:\w+\??$/, encodeURIComponent(word))] : [];
}

/** A list that did not come in time is asked for again: nobody waits, and without it other addresses are checked than the next time. */
const mostReads = 3;

async function readEntries(
  read: (lists: ContentLists) => Promise<MapEntry[]>,
  lists: ContentLists,
): Promise<MapEntry[]> {
  for (let more = mostReads; more > 0; more -= 1) {
    const entries = await read(lists).catch(() => undefined);
    if (entries) return entries;
  }
  return [];
}

/** Every address that the live content has, of whichever lists can be read. */
export async function readContentAddresses(data: Pick<DataCache, 'answer'>): Promise<string[]> {
  const lists = new ContentLists(data, (work) => work());
  const readers = Object.values(contentReaders).flat();
  const entries = await Promise.all(readers.map((reader) => readEntries(reader, lists)));
  return entries.flat().map(({ path }) => path);
}

/** Adds the pages that a page links. */
export function addLinks(addresses: PageAddresses, links: readonly string[]): void {
  for (const href of links) if (/^\/[^/\\]/.test(href)) addresses.add(href.replace(/#.*$/s, ''));
}
