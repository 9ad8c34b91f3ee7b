import { randomBytes } from 'node:crypto';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { Logger } from 'pino';
import { leadAction } from '@site/shared/contract/lead-wire';
import type { RefusedLead, RenderAnswer, RenderRequest } from '../../remotes/worker-messages';
import type { ContentRevision } from '../calls/content-revision';
import type { GreyscaleState } from './greyscale-schedule';
import { type HtmlCache, type PageKeys, type StoredPage, storedPage } from './html-cache';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import type { PageExtras } from './page-extras';
import { mayBeStored, pageKey, standInKey } from './page-key';
import type { TableMatch } from './route-table';
import { brokenErrorPage } from './unavailable-page';

type Options = {
  sets: LiveSets;
  cache: HtmlCache;
  extras: Pick<PageExtras, 'of'>;
  content: Pick<ContentRevision, 'current'>;
  variant: SiteFacts['variant'];
  /** What is shown in greyscale now. */
  grey: () => GreyscaleState;
  log: Logger;
  count: (remote: string, version: string) => void;
};

export type PageResult = { page: StoredPage; location?: string };

/** One requested page; the parts of its key do not change while it renders. */
type PageRequest = { live: LiveSet; match: TableMatch; address: string; grey: GreyscaleState; keys: PageKeys };

/** Error pages are not stored: the next request renders again. */
const notKept = 0;
/** Freshness of a page with a missing block, in seconds. */
const degradedFreshness = 2;
/** Freshness of a page with stale data, in seconds: as long as the breaker stays open. */
const staleFreshness = 10;

/** Under this name the pool remembers whether error pages can be rendered. */
const errorPageId = 'unrenderable';

/** The stale-while-revalidate limit: an older page is rendered before it is sent, in milliseconds. */
const revalidateFor = 10 * 60_000;

function freshSeconds({ degraded, stale }: RenderAnswer, { route }: TableMatch): number {
  if (degraded) return degradedFreshness;
  return stale ? Math.min(staleFreshness, route.cacheSeconds) : route.cacheSeconds;
}

/** Answers a page of the live set: cache, render, and fallbacks when the render fails (docs/architecture.md#stand-ins). */
export class PageAnswer {
  constructor(private readonly options: Options) {}

  async answer(live: LiveSet, match: TableMatch, address: string): Promise<PageResult> {
    const requested = this.requested(live, match, address);
    const stored = this.options.cache.get(requested.keys.key);
    const staleSince = stored ? Date.now() - stored.at - stored.freshFor * 1000 : 0;
    if (!stored || staleSince >= revalidateFor) return this.renderOnce(requested);
    if (staleSince >= 0) void this.renderOnce(requested).catch(() => undefined);
    return { page: stored };
  }

  /** The page with the fields of a posted form; private, so it is never stored. Undefined if it cannot be rendered. */
  async leadForm(lead: RefusedLead): Promise<string | undefined> {
    const { live } = this.options.sets;
    if (!live) return undefined;
    const request = await this.request('lead-form', leadAction(lead.form), this.options.grey());
    const answer = await live.pool.render({ ...request, lead }, 'lead-form').catch((error) => {
      this.options.log.error({ err: error }, 'the form could not be given back');
    });
    return answer && !answer.fault ? answer.html : undefined;
  }

  private requested(live: LiveSet, match: TableMatch, address: string): PageRequest {
    const { content, variant } = this.options;
    const grey = this.options.grey();
    const look = { variant, grey: grey.mark, address };
    const key = pageKey({ ...look, setId: live.input.set.id, contentRevision: content.current });
    return { live, match, address, grey, keys: { key, standIn: standInKey(look) } };
  }

  private async renderOnce(requested: PageRequest): Promise<PageResult> {
    let location: string | undefined;
    const page = await this.options.cache.once(requested.keys.key, async () => {
      const result = await this.render(requested);
      location = result.location;
      return result.page;
    });
    const redirect = location ?? (page.status >= 300 && page.status < 400 ? page.raw.toString() : undefined);
    return { page, ...(redirect !== undefined && { location: redirect }) };
  }

  private async render(requested: PageRequest): Promise<PageResult> {
    const { live, match } = requested;
    const answer = await this.tryRender(live, requested);
    if (answer && !answer.fault) return this.keep(requested, answer);
    this.options.count(match.route.remote, live.input.set.remotes[match.route.remote]?.version ?? '');
    return (await this.standIn(requested, answer)) ?? this.explain(requested, answer);
  }

  /** The last good page of the address, else a render on the previous set; not when data is missing, since it is missing there too. */
  private async standIn(requested: PageRequest, answer: RenderAnswer | undefined): Promise<PageResult | undefined> {
    const good = this.options.cache.standIn(requested.keys.standIn);
    if (good) return { page: good };
    const older = answer?.status === 503 ? undefined : await this.tryPrevious(requested);
    const setId = this.options.sets.previous?.input.set.id ?? '';
    return older && { page: await storedPage(older.status, older.html, setId, notKept) };
  }

  private async keep({ live, match, address, keys }: PageRequest, answer: RenderAnswer): Promise<PageResult> {
    const setId = live.input.set.id;
    if (answer.location)
      return { page: await storedPage(answer.status, answer.location, setId, notKept), location: answer.location };
    const page = await storedPage(answer.status, answer.html, setId, freshSeconds(answer, match));
    if (answer.status === 200 && match.route.cacheSeconds > 0 && mayBeStored(address))
      this.options.cache.put(keys, page, !answer.degraded);
    return { page };
  }

  /** Undefined when this page crashed the worker. */
  private async tryRender(set: LiveSet, { match, address, grey }: PageRequest): Promise<RenderAnswer | undefined> {
    const request = await this.request(match.route.id, address, grey);
    const about = { address: match.route.path, reference: request.reference };
    try {
      const answer = await set.pool.render(request, match.route.id);
      if (answer.fault) this.options.log.error({ ...about, fault: answer.fault }, 'page failed');
      return answer;
    } catch (error) {
      this.options.log.error({ ...about, err: error }, 'page killed its worker');
      return undefined;
    }
  }

  /** The complete page from the previous set, pinned to it, if that set renders it without errors. */
  private async tryPrevious(requested: PageRequest): Promise<RenderAnswer | undefined> {
    const { previous } = this.options.sets;
    if (!previous || previous.table.find(requested.match.path).kind !== 'page') return undefined;
    const answer = await this.tryRender(previous, requested);
    return answer && !answer.fault && !answer.location ? answer : undefined;
  }

  /** The rendered error page, else the shell's error page with 500, else a static page. */
  private async explain({ live, address, grey }: PageRequest, answer: RenderAnswer | undefined): Promise<PageResult> {
    const setId = live.input.set.id;
    if (answer?.html) return { page: await storedPage(answer.status, answer.html, setId, notKept) };
    const request = await this.request(errorPageId, address, grey);
    const chrome = await live.pool.render({ ...request, unrenderable: true }, errorPageId).catch((error) => {
      this.options.log.error({ err: error }, 'the error page killed its worker');
    });
    return { page: await storedPage(500, chrome?.html || brokenErrorPage, setId, notKept) };
  }

  private async request(routeId: string, address: string, { scope }: GreyscaleState): Promise<RenderRequest> {
    const extras = await this.options.extras.of(routeId);
    return { address, ...(scope && { grey: scope }), ...extras, reference: randomBytes(4).toString('hex') };
  }
}
