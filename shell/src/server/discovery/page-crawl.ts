import { readEscaped } from '../../render/document/escape';
import type { SetRoute } from '../../render/pages/release-set';
import type { PageAnswer } from '../pages/page-answer';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import { addressWithoutId, indexedRoutes, versionFor } from './indexed-pages';
import { withRest } from './with-rest';

/** A page that needs no id, the address that it names as its own, what its head says of it, and its picture. */
export type CrawledPage = { path: string; canonical: string; title?: string; text?: string; image?: string };

type Options = { sets: Pick<LiveSets, 'live'>; pages: Pick<PageAnswer, 'answer'> };
/** `incomplete`: the page's data was missing, so that it is asked again. */
type Result = { page?: CrawledPage; incomplete?: true };
type Known = { version: string; result: Result };

function canonicalOf(html: string): string | undefined {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address && new URL(readEscaped(address)).pathname;
}

/** Of the head of a page. Copied, since part of a text keeps all of it in memory. */
function saidIn(html: string, pattern: RegExp): string | undefined {
  const said = pattern.exec(html)?.[1];
  return said && readEscaped(Buffer.from(said).toString());
}

function factsOf(html: string): Pick<CrawledPage, 'title' | 'text' | 'image'> {
  const [title, text, image] = [
    /<title>([^<]+)<\/title>/,
    /<meta name="description" content="([^"]+)"/,
    /<meta property="og:image" content="([^"]+)"/,
  ].map((pattern) => saidIn(html, pattern));
  return { ...(title && { title }), ...(text && { text }), ...(image && { image }) };
}

/** What all this stands in. */
function headOf(document: Buffer): string {
  const end = document.indexOf('</head>');
  return document.toString('utf8', 0, end < 0 ? document.length : end);
}

/**
 * Renders every page of the live set that needs no id and reads its canonical address: the page itself is the only
 * reliable source. Once per version of its section, one page after another; this also fills the page cache.
 */
export class PageCrawl {
  /** Whether a page of the last crawl was without its data. */
  incomplete = false;
  private readonly known = new Map<string, Known>();

  constructor(private readonly options: Options) {}

  /** Undefined when another set went live meanwhile. */
  async of(live: LiveSet): Promise<CrawledPage[] | undefined> {
    const results: Result[] = [];
    for (const route of indexedRoutes(live)) {
      if (this.options.sets.live?.input.set.id !== live.input.set.id) return undefined;
      results.push(await this.result(live, route));
    }
    this.incomplete = results.some(({ incomplete }) => incomplete);
    return results.flatMap(({ page }) => page ?? []);
  }

  private async result(live: LiveSet, route: SetRoute): Promise<Result> {
    const [name, version] = [`${route.remote} ${route.path}`, versionFor(live, route)];
    const known = this.known.get(name);
    if (known?.version === version && !known.result.incomplete) return known.result;
    const result = await withRest(() => this.ask(live, route)).catch((): Result => ({ incomplete: true }));
    this.known.set(name, { version, result });
    return result;
  }

  /**
   * A page whose data is missing counts as canonical, because it will be once the data is back; except where an optional
   * id follows, since the address without it may redirect.
   */
  private async ask(live: LiveSet, route: SetRoute): Promise<Result> {
    const path = addressWithoutId(route.path);
    if (!path) return {};
    const { page, location } = await this.options.pages.answer(live, { route, path }, path);
    if (page.status >= 500) {
      const own = path === route.path && { page: { path, canonical: path } };
      return { ...own, ...(page.status === 503 && { incomplete: true }) };
    }
    const html = headOf(await page.body.plain());
    // Its first visitor need not wait for it, and it takes a fifth of the memory.
    await page.body.pack();
    const canonical = canonicalOf(html);
    const listed = location === undefined && page.status === 200 && !/<meta name="robots" content="noindex/.test(html);
    return listed && canonical ? { page: { path, canonical, ...factsOf(html) } } : {};
  }
}
