import { cardNamesOf } from '@site/shared/contract/card-name';
import { chinaDay } from '@site/shared/contract/china-day';
import type { SetRoute } from '../../render/pages/release-set';
import type { DataCache } from '../calls/data-cache';
import type { PageAnswer } from '../pages/page-answer';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import { type ContentMap, contentReaders, type MapEntry } from './content-entries';
import type { ContentLists } from './content-lists';
import { type CrawledPage, PageCrawl } from './page-crawl';

/** Flat maps: Baidu reads no index of maps. `pages` holds what needs no id. */
export const mapNames = ['pages', 'help', 'info', 'college', 'marketing', 'mobile'] as const;
export type MapName = (typeof mapNames)[number];

/** Pages for phones, most of which are partners of a PC page; they have a map of their own. */
const phones = '/m/';

export type MapSources = {
  sets: Pick<LiveSets, 'live'>;
  pages: Pick<PageAnswer, 'answer'>;
  data: Pick<DataCache, 'answer'>;
};

function unique(entries: readonly MapEntry[]): MapEntry[] {
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

/** The addresses that the live set publishes, as they were last read. */
export class SiteMaps {
  private readonly crawl: PageCrawl;
  /** The pages of the last crawl: two maps are made of them. */
  private pages: CrawledPage[] | undefined;
  /** How many of its lists each map was last made of. */
  private readonly listsRead = new Map<ContentMap, number>();
  private readonly known = new Map<MapName, MapEntry[]>();

  constructor(
    sources: Pick<MapSources, 'sets' | 'pages'>,
    private readonly lists: ContentLists,
  ) {
    this.crawl = new PageCrawl(sources);
  }

  /** Whether something was missing that a later reading may find. */
  get incomplete(): boolean {
    const partial = [...this.listsRead].some(([name, read]) => read < contentReaders[name].length);
    return partial || this.crawl.incomplete;
  }

  /**
   * Reads a map anew, that of the phones after that of the pages; undefined when another set went live meanwhile.
   * @throws {Error} when fewer of its lists can be read than before: a shorter map would mean “these pages are gone”
   */
  async read(name: MapName, live: LiveSet): Promise<MapEntry[] | undefined> {
    const entries = await this.entries(name, live);
    if (entries) this.known.set(name, entries);
    return entries;
  }

  /** All maps in one as they were last read; undefined while the pages are not known. */
  everyEntry(): MapEntry[] | undefined {
    if (!this.known.has('pages')) return undefined;
    return unique(mapNames.flatMap((name) => this.known.get(name) ?? []));
  }

  /** A map as it was last read. */
  lastRead(name: MapName): MapEntry[] {
    return this.known.get(name) ?? [];
  }

  private async entries(name: MapName, live: LiveSet): Promise<MapEntry[] | undefined> {
    if (name === 'pages') this.pages = await this.crawl.of(live);
    if (name === 'pages') return this.pages && this.ownPages(live, this.pages);
    if (name === 'mobile')
      return this.pages && [...this.phonePages(live, this.pages), ...(await this.content(name, live))];
    return this.content(name, live);
  }

  private phonePages(live: LiveSet, pages: readonly CrawledPage[]): MapEntry[] {
    return pages.filter(({ path }) => path.startsWith(phones)).map((page) => this.withDay(live, page));
  }

  /** Pages whose own address is theirs; a page that names another one's address is listed there. */
  private ownPages(live: LiveSet, pages: readonly CrawledPage[]): MapEntry[] {
    const own = pages.filter((page) => this.isOwn(live, page));
    return unique(own.map(({ canonical, ...page }) => this.withDay(live, { ...page, path: canonical })));
  }

  /** `/info` names `/info/`: the same page. `/index2023` names `/`: another. */
  private isOwn({ table }: LiveSet, { path, canonical }: CrawledPage): boolean {
    const [asked, named] = [table.find(path), table.find(canonical)];
    return asked.kind === 'page' && named.kind === 'page' && asked.match.route.id === named.match.route.id;
  }

  private async content(name: ContentMap, live: LiveSet): Promise<MapEntry[]> {
    const results = await Promise.allSettled(contentReaders[name].map((reader) => reader(this.lists)));
    const lists = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const needed = this.listsRead.get(name) ?? (name === 'mobile' ? 0 : 1);
    if (lists.length < needed) throw new Error(`${lists.length} of ${results.length} lists could be loaded`);
    this.listsRead.set(name, lists.length);
    const entries = unique(lists.flat()).filter(({ path }) => this.routeOf(live, path)?.indexed);
    return (await this.withCards(entries)).map((entry) => this.withDay(live, entry));
  }

  /** Each with the picture by which it is shared; without the list of these they have that of the site. */
  private async withCards(entries: readonly MapEntry[]): Promise<MapEntry[]> {
    const cards = await this.lists.shareCards().catch(() => []);
    const byName = new Map(cards.map(({ name, card }) => [name, card.src]));
    return entries.map((entry) => {
      const image = entry.image ?? cardNamesOf(entry.path).flatMap((name) => byName.get(name) ?? [])[0];
      return { ...entry, ...(image && { image }) };
    });
  }

  /** The page behind an address. Content may be ahead of the releases: only what a live page serves is listed. */
  private routeOf({ table }: LiveSet, address: string): SetRoute | undefined {
    const found = table.find(address.replace(/\?.*$/, ''));
    return found.kind === 'page' ? found.match.route : undefined;
  }

  /** What has no day of its own was last changed by the release that serves it. */
  private withDay(live: LiveSet, entry: MapEntry): MapEntry {
    const { shell, remotes } = live.input.set;
    const release = remotes[this.routeOf(live, entry.path)?.remote ?? ''] ?? shell;
    return { ...entry, updated: entry.updated ?? chinaDay(new Date(release.builtAt)) };
  }
}
