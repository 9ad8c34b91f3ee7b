import { routesOf, type SetRoute } from '../../remotes/release-set';
import { shellPages } from '../../pages/shell-routes';
import type { LiveSet } from '../releases/live-sets';
import type { PageAnswer } from '../pages/page-answer';

/** A page that needs no id, and the address that it names as its own. */
export type CrawledPage = { path: string; canonical: string };

type Crawl = { setId: string; pages: Promise<CrawledPage[]>; until: number };
type CrawlResult = { page?: CrawledPage; incomplete?: boolean };

/** Pages whose data was missing are crawled again after this long, in milliseconds. */
const recrawlAfter = 30_000;

/** The address of a pattern without its optional parts; undefined where it needs an id. */
export function addressWithoutId(pattern: string): string | undefined {
  const address = pattern.replace(/\/:[^/]+\?/g, '');
  return address.includes(':') ? undefined : address || '/';
}

function canonicalOf(html: string): string | undefined {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address && new URL(address.replaceAll('&amp;', '&')).pathname;
}

/**
 * Renders every page of the live set that needs no id and reads its canonical address: the page itself is the only
 * reliable source. Once per set; this also fills the page cache.
 */
export class PageCrawl {
  private known: Crawl | undefined;

  constructor(private readonly pages: Pick<PageAnswer, 'answer'>) {}

  of(live: LiveSet): Promise<CrawledPage[]> {
    const setId = live.input.set.id;
    if (this.known?.setId === setId && this.known.until > Date.now()) return this.known.pages;
    const crawl: Crawl = { setId, pages: Promise.resolve([]), until: Number.POSITIVE_INFINITY };
    crawl.pages = this.crawl(live, crawl);
    this.known = crawl;
    return crawl.pages;
  }

  /** Sequential, so that renders for visitors are not delayed. */
  private async crawl(live: LiveSet, crawl: Crawl): Promise<CrawledPage[]> {
    const found: CrawledPage[] = [];
    const routes: SetRoute[] = [
      ...routesOf(live.input.set),
      ...shellPages.map((page) => ({ ...page, remote: 'shell' })),
    ];
    for (const route of routes.filter(({ indexed }) => indexed)) {
      const { page, incomplete } = await this.crawlPage(live, route);
      if (page) found.push(page);
      if (incomplete) crawl.until = Date.now() + recrawlAfter;
    }
    return found;
  }

  /**
   * A page whose data is missing counts as canonical, because it will be once the data is back; except where an optional
   * id follows, since the address without it may redirect.
   */
  private async crawlPage(live: LiveSet, route: SetRoute): Promise<CrawlResult> {
    const path = addressWithoutId(route.path);
    if (!path) return {};
    try {
      const { page, location } = await this.pages.answer(live, { route, path }, path);
      if (page.status >= 500)
        return { incomplete: true, ...(path === route.path && { page: { path, canonical: path } }) };
      const html = page.raw.toString();
      const canonical = canonicalOf(html);
      const listed =
        location === undefined && page.status === 200 && !/<meta name="robots" content="noindex/.test(html);
      return listed && canonical ? { page: { path, canonical } } : {};
    } catch {
      return { incomplete: true };
    }
  }
}
