import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { leadAction } from '@site/shared/contract/lead-wire';
import type { RefusedLead, RenderAnswer, RenderRequest } from '../remotes/worker-messages';
import type { LiveSet, LiveSets } from './live-sets';
import { type HtmlCache, type StoredPage, storedPage } from './html-cache';
import type { PageExtras } from './page-extras';
import type { TableMatch } from './route-table';

type Options = {
  sets: LiveSets;
  cache: HtmlCache;
  extras: PageExtras;
  log: Logger;
  count: (remote: string, version: string) => void;
};

export type PageResult = { page: StoredPage; location?: string };

/** Error pages are not kept: the next request tries again. */
const notKept = 0;
/** A page without one of its blocks is asked for again soon, in seconds. */
const degradedFreshness = 2;

/** Answers a page of the live set: cache, render, and what stands in when the render fails (design.md §4). */
export class PageAnswer {
  constructor(private readonly options: Options) {}

  async answer(live: LiveSet, match: TableMatch, address: string): Promise<PageResult> {
    const { cache } = this.options;
    const setId = live.seed.set.id;
    const stored = cache.get(setId, address);
    if (stored && Date.now() - stored.at < stored.freshFor * 1000) return { page: stored };
    if (stored) {
      void this.renderOnce(live, match, address).catch(() => undefined);
      return { page: stored };
    }
    return this.renderOnce(live, match, address);
  }

  /** The page with a posted form's own fields; its sender's alone, so it is never stored. Undefined if it cannot be rendered. */
  async leadForm(lead: RefusedLead): Promise<string | undefined> {
    const { live } = this.options.sets;
    const answer = await live?.pool
      .render({ ...this.request(leadAction(lead.form)), lead }, 'lead-form')
      .catch((error) => {
        this.options.log.error({ err: error }, 'the form could not be given back');
      });
    return answer && !answer.fault ? answer.html : undefined;
  }

  private async renderOnce(live: LiveSet, match: TableMatch, address: string): Promise<PageResult> {
    let location: string | undefined;
    const page = await this.options.cache.once(live.seed.set.id, address, async () => {
      const result = await this.render(live, match, address);
      location = result.location;
      return result.page;
    });
    const redirect = location ?? (page.status >= 300 && page.status < 400 ? page.html.toString() : undefined);
    return { page, ...(redirect !== undefined && { location: redirect }) };
  }

  private async render(live: LiveSet, match: TableMatch, address: string): Promise<PageResult> {
    const answer = await this.tryRender(live, match, address);
    if (answer && !answer.fault) return this.keep(live, match, address, answer);
    this.options.count(match.route.remote, live.seed.set.remotes[match.route.remote]?.version ?? '');
    return (await this.standIn(match, address, answer)) ?? this.explain(live, answer);
  }

  /** The last good page of the address, else the page as the set before renders it; data that is missing is missing there too. */
  private async standIn(
    match: TableMatch,
    address: string,
    answer: RenderAnswer | undefined,
  ): Promise<PageResult | undefined> {
    const fallback = this.options.cache.fallback(address);
    if (fallback) return { page: fallback };
    const older = answer?.status === 503 ? undefined : await this.tryPrevious(match, address);
    const setId = this.options.sets.previous?.seed.set.id ?? '';
    return older && { page: await storedPage(older.status, older.html, setId, notKept) };
  }

  private async keep(live: LiveSet, match: TableMatch, address: string, answer: RenderAnswer): Promise<PageResult> {
    const setId = live.seed.set.id;
    if (answer.location)
      return { page: await storedPage(answer.status, answer.location, setId, notKept), location: answer.location };
    const page = await storedPage(
      answer.status,
      answer.html,
      setId,
      answer.degraded ? degradedFreshness : match.route.cacheSeconds,
    );
    if (answer.status === 200 && match.route.cacheSeconds > 0)
      this.options.cache.put(setId, address, page, !answer.degraded);
    return { page };
  }

  /** Undefined when the worker died of this very page. */
  private async tryRender(set: LiveSet, match: TableMatch, address: string): Promise<RenderAnswer | undefined> {
    const request = this.request(address);
    try {
      const answer = await set.pool.render(request, match.route.id);
      if (answer.fault)
        this.options.log.error(
          { address: match.route.path, reference: request.reference, fault: answer.fault },
          'page failed',
        );
      return answer;
    } catch (error) {
      this.options.log.error(
        { address: match.route.path, reference: request.reference, err: error },
        'page killed its worker',
      );
      return undefined;
    }
  }

  /** The whole page from the set before, pinned to it, where that set still renders it well. */
  private async tryPrevious(match: TableMatch, address: string): Promise<RenderAnswer | undefined> {
    const { previous } = this.options.sets;
    if (!previous || previous.table.find(match.path).kind !== 'page') return undefined;
    const answer = await this.tryRender(previous, match, address);
    return answer && !answer.fault && !answer.location ? answer : undefined;
  }

  /** The error page as rendered, or, where not even that could be rendered, the shell's own page with 500. */
  private async explain(live: LiveSet, answer: RenderAnswer | undefined): Promise<PageResult> {
    const setId = live.seed.set.id;
    if (answer?.html) return { page: await storedPage(answer.status, answer.html, setId, notKept) };
    const chrome = await live.pool.render({ ...this.request('/home/404'), address: '/-/broken' }, 'home-broken');
    return { page: await storedPage(500, chrome.html, setId, notKept) };
  }

  private request(address: string): RenderRequest {
    return { address, grey: false, ...this.options.extras.now(), reference: randomBytes(4).toString('hex') };
  }
}
