import { randomBytes } from 'node:crypto';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { Logger } from 'pino';
import { leadAction } from '@site/shared/contract/lead-wire';
import type { RefusedLead, RenderAnswer, RenderRequest } from '../remotes/worker-messages';
import type { ContentRevision } from './content-revision';
import type { GreyNow } from './grey-clock';
import { type HtmlCache, type PageKeys, type StoredPage, storedPage } from './html-cache';
import type { LiveSet, LiveSets } from './live-sets';
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
  /** What is shown without colour now. */
  grey: () => GreyNow;
  log: Logger;
  count: (remote: string, version: string) => void;
};

export type PageResult = { page: StoredPage; location?: string };

/** One page as it was asked for; what its key is made of does not change while it renders. */
type Wanted = { live: LiveSet; match: TableMatch; address: string; grey: GreyNow; keys: PageKeys };

/** Error pages are not kept: the next request tries again. */
const notKept = 0;
/** A page without one of its blocks is asked for again soon, in seconds. */
const degradedFreshness = 2;
/** A page of stored data, while its host is slow or down, in seconds: as long as the host is left alone (data-cache.ts). */
const staleFreshness = 10;

/** A page that nobody asked for this long is rendered before it is shown again, in milliseconds. */
const revalidateFor = 10 * 60_000;

function freshSeconds({ degraded, stale }: RenderAnswer, { route }: TableMatch): number {
  if (degraded) return degradedFreshness;
  return stale ? Math.min(staleFreshness, route.cacheSeconds) : route.cacheSeconds;
}

/** Answers a page of the live set: cache, render, and what stands in when the render fails (design.md §4). */
export class PageAnswer {
  constructor(private readonly options: Options) {}

  async answer(live: LiveSet, match: TableMatch, address: string): Promise<PageResult> {
    const wanted = this.wanted(live, match, address);
    const stored = this.options.cache.get(wanted.keys.key);
    const staleSince = stored ? Date.now() - stored.at - stored.freshFor * 1000 : 0;
    if (!stored || staleSince >= revalidateFor) return this.renderOnce(wanted);
    if (staleSince >= 0) void this.renderOnce(wanted).catch(() => undefined);
    return { page: stored };
  }

  /** The page with a posted form's own fields; its sender's alone, so it is never stored. Undefined if it cannot be rendered. */
  async leadForm(lead: RefusedLead): Promise<string | undefined> {
    const { live } = this.options.sets;
    if (!live) return undefined;
    const request = await this.request('lead-form', leadAction(lead.form), this.options.grey());
    const answer = await live.pool.render({ ...request, lead }, 'lead-form').catch((error) => {
      this.options.log.error({ err: error }, 'the form could not be given back');
    });
    return answer && !answer.fault ? answer.html : undefined;
  }

  private wanted(live: LiveSet, match: TableMatch, address: string): Wanted {
    const { content, variant } = this.options;
    const grey = this.options.grey();
    const look = { variant, grey: grey.mark, address };
    const key = pageKey({ ...look, setId: live.seed.set.id, contentRevision: content.current });
    return { live, match, address, grey, keys: { key, standIn: standInKey(look) } };
  }

  private async renderOnce(wanted: Wanted): Promise<PageResult> {
    let location: string | undefined;
    const page = await this.options.cache.once(wanted.keys.key, async () => {
      const result = await this.render(wanted);
      location = result.location;
      return result.page;
    });
    const redirect = location ?? (page.status >= 300 && page.status < 400 ? page.raw.toString() : undefined);
    return { page, ...(redirect !== undefined && { location: redirect }) };
  }

  private async render(wanted: Wanted): Promise<PageResult> {
    const { live, match } = wanted;
    const answer = await this.tryRender(live, wanted);
    if (answer && !answer.fault) return this.keep(wanted, answer);
    this.options.count(match.route.remote, live.seed.set.remotes[match.route.remote]?.version ?? '');
    return (await this.standIn(wanted, answer)) ?? this.explain(wanted, answer);
  }

  /** The last good page of the address, else the page as the set before renders it; data that is missing is missing there too. */
  private async standIn(wanted: Wanted, answer: RenderAnswer | undefined): Promise<PageResult | undefined> {
    const good = this.options.cache.standIn(wanted.keys.standIn);
    if (good) return { page: good };
    const older = answer?.status === 503 ? undefined : await this.tryPrevious(wanted);
    const setId = this.options.sets.previous?.seed.set.id ?? '';
    return older && { page: await storedPage(older.status, older.html, setId, notKept) };
  }

  private async keep({ live, match, address, keys }: Wanted, answer: RenderAnswer): Promise<PageResult> {
    const setId = live.seed.set.id;
    if (answer.location)
      return { page: await storedPage(answer.status, answer.location, setId, notKept), location: answer.location };
    const page = await storedPage(answer.status, answer.html, setId, freshSeconds(answer, match));
    if (answer.status === 200 && match.route.cacheSeconds > 0 && mayBeStored(address))
      this.options.cache.put(keys, page, !answer.degraded);
    return { page };
  }

  /** Undefined when the worker died of this very page. */
  private async tryRender(set: LiveSet, { match, address, grey }: Wanted): Promise<RenderAnswer | undefined> {
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

  /** The whole page from the set before, pinned to it, where that set still renders it well. */
  private async tryPrevious(wanted: Wanted): Promise<RenderAnswer | undefined> {
    const { previous } = this.options.sets;
    if (!previous || previous.table.find(wanted.match.path).kind !== 'page') return undefined;
    const answer = await this.tryRender(previous, wanted);
    return answer && !answer.fault && !answer.location ? answer : undefined;
  }

  /** The error page as rendered, else the shell's own page with 500, else words that need no render. */
  private async explain({ live, grey }: Wanted, answer: RenderAnswer | undefined): Promise<PageResult> {
    const setId = live.seed.set.id;
    if (answer?.html) return { page: await storedPage(answer.status, answer.html, setId, notKept) };
    const request = await this.request('home-broken', '/-/broken', grey);
    const chrome = await live.pool.render(request, 'home-broken').catch((error) => {
      this.options.log.error({ err: error }, 'the error page killed its worker');
    });
    return { page: await storedPage(500, chrome?.html || brokenErrorPage, setId, notKept) };
  }

  private async request(routeId: string, address: string, { scope }: GreyNow): Promise<RenderRequest> {
    const extras = await this.options.extras.of(routeId);
    return { address, ...(scope && { grey: scope }), ...extras, reference: randomBytes(4).toString('hex') };
  }
}
