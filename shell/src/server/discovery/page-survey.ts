import { routesOf, type SetRoute } from '../../remotes/release-set';
import { shellPages } from '../../pages/shell-routes';
import type { LiveSet } from '../live-sets';
import type { PageAnswer } from '../page-answer';

/** A page that needs no id, and the address that it names as its own. */
export type SurveyedPage = { path: string; canonical: string };

type Survey = { setId: string; pages: Promise<SurveyedPage[]>; until: number };
type Asked = { page?: SurveyedPage; unsure?: boolean };

/** What could not be asked for want of data is asked again after this long, in milliseconds. */
const doubtFor = 30_000;

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
 * Asks every page of the live set that needs no id which address is its own: what a page says of itself is the only
 * source that cannot disagree with it. Once a set; the answers fill the page cache besides.
 */
export class PageSurvey {
  private known: Survey | undefined;

  constructor(private readonly pages: Pick<PageAnswer, 'answer'>) {}

  of(live: LiveSet): Promise<SurveyedPage[]> {
    const setId = live.seed.set.id;
    if (this.known?.setId === setId && this.known.until > Date.now()) return this.known.pages;
    const survey: Survey = { setId, pages: Promise.resolve([]), until: Number.POSITIVE_INFINITY };
    survey.pages = this.ask(live, survey);
    this.known = survey;
    return survey.pages;
  }

  /** One page after the other: visitors' renders come in between. */
  private async ask(live: LiveSet, survey: Survey): Promise<SurveyedPage[]> {
    const found: SurveyedPage[] = [];
    const routes: SetRoute[] = [
      ...routesOf(live.seed.set),
      ...shellPages.map((page) => ({ ...page, remote: 'shell' })),
    ];
    for (const route of routes.filter(({ indexed }) => indexed)) {
      const { page, unsure } = await this.askPage(live, route);
      if (page) found.push(page);
      if (unsure) survey.until = Date.now() + doubtFor;
    }
    return found;
  }

  /**
   * A page that misses its data now is held to be its own, it is one as soon as the data is back; but where an id may
   * follow, the address without it may as well lead elsewhere.
   */
  private async askPage(live: LiveSet, route: SetRoute): Promise<Asked> {
    const path = addressWithoutId(route.path);
    if (!path) return {};
    try {
      const { page, location } = await this.pages.answer(live, { route, path }, path);
      if (page.status >= 500) return { unsure: true, ...(path === route.path && { page: { path, canonical: path } }) };
      const html = page.raw.toString();
      const canonical = canonicalOf(html);
      const listed =
        location === undefined && page.status === 200 && !/<meta name="robots" content="noindex/.test(html);
      return listed && canonical ? { page: { path, canonical } } : {};
    } catch {
      return { unsure: true };
    }
  }
}
