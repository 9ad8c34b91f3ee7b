import type { LiveSet } from '../releases/live-sets';
import type { PageAnswer } from '../pages/page-answer';
import type { DataCache } from '../calls/data-cache';
import { type ContentMap, contentReaders, type MapEntry } from './content-entries';
import { ContentLists } from './content-lists';
import { PageCrawl, type CrawledPage } from './page-crawl';

/** Flat maps: Baidu reads no index of maps. `pages` holds what needs no id. */
export const mapNames = ['pages', 'help', 'info', 'college', 'marketing', 'mobile'] as const;
export type MapName = (typeof mapNames)[number];

/** Pages for phones, most of which are partners of a PC page; they have a map of their own. */
const phones = '/m/';

function unique(entries: readonly MapEntry[]): MapEntry[] {
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

/** The addresses that the live set publishes. */
export class SiteMaps {
  private readonly crawl: PageCrawl;
  private readonly lists: ContentLists;

  constructor(pages: Pick<PageAnswer, 'answer'>, data: Pick<DataCache, 'answer'>) {
    this.crawl = new PageCrawl(pages);
    this.lists = new ContentLists(data);
  }

  /** @throws {Error} when all lists of the map fail: an empty sitemap would mean “all pages are gone” */
  async entries(name: MapName, live: LiveSet): Promise<MapEntry[]> {
    if (name === 'pages') return this.ownPages(live);
    if (name === 'mobile')
      return [...(await this.phonePages(live)), ...(await this.content(name, live).catch(() => []))];
    return this.content(name, live);
  }

  /** All maps except that for phones in one; lists that fail are left out. */
  async everyEntry(live: LiveSet): Promise<MapEntry[]> {
    const names = mapNames.filter((name) => name !== 'mobile');
    return unique((await Promise.all(names.map((name) => this.entries(name, live).catch(() => [])))).flat());
  }

  /** Pages whose own address is theirs; a page that names another one's address is listed there. */
  private async ownPages(live: LiveSet): Promise<MapEntry[]> {
    const pages = (await this.crawl.of(live)).filter(({ path }) => !path.startsWith(phones));
    const own = pages.filter((page) => this.isOwn(live, page));
    return unique(own.map(({ canonical }) => ({ path: canonical })));
  }

  private async phonePages(live: LiveSet): Promise<MapEntry[]> {
    const pages = await this.crawl.of(live);
    return pages.filter(({ path }) => path.startsWith(phones)).map(({ path }) => ({ path }));
  }

  /** `/info` names `/info/`: the same page. `/index2023` names `/`: another. */
  private isOwn({ table }: LiveSet, { path, canonical }: CrawledPage): boolean {
    const [asked, named] = [table.find(path), table.find(canonical)];
    return asked.kind === 'page' && named.kind === 'page' && asked.match.route.id === named.match.route.id;
  }

  private async content(name: ContentMap, live: LiveSet): Promise<MapEntry[]> {
    const read = await Promise.allSettled(contentReaders[name].map((reader) => reader(this.lists)));
    const lists = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (lists.length === 0) throw new Error(`None of the lists of the sitemap “${name}” could be loaded.`);
    return unique(lists.flat()).filter(({ path }) => this.isListed(live, path));
  }

  /** Content may be ahead of the releases: only what a live page serves is listed. */
  private isListed({ table }: LiveSet, address: string): boolean {
    const found = table.find(address.replace(/\?.*$/, ''));
    return found.kind === 'page' && found.match.route.indexed;
  }
}
