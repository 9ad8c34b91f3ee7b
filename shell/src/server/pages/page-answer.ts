import type { SiteFacts } from '@site/shared/store/site-facts';
import { releaseLabel } from '../../render/pages/pinned-release';
import { shellOf } from '../../render/pages/set-lines';
import type { AnsweredCallback, AnsweredLead, AnsweredSupport } from '../../pages/posted-answers';
import type { ContentRevision } from '../calls/content-revision';
import { ageOf } from '../age-of';
import type { Painted } from '../first-paint/first-paint';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import { BusyPage } from './busy-page';
import { compressionDrained } from './coded-body';
import type { GreyscaleState } from './greyscale-schedule';
import { type HtmlCache, type PageKeys, plain, type StoredPage, storedPage, textOf } from './html-cache';
import { mayBeStored, pageKey, standInKey } from './page-key';
import type { PageRenderer, RenderedPage, WantedPage } from './page-renderer';
import type { ColdRenderBulkhead } from './cold-render-bulkhead';
import { Waiters, Overloaded, type RenderQueue, siteVisitor, type Visitor } from './render-queue';
import type { TableMatch } from './route-table';
import { brokenErrorPage } from './unavailable-page';

type Options = {
  sets: Pick<LiveSets, 'mayServe'>;
  cache: HtmlCache;
  renderer: PageRenderer;
  queue: RenderQueue;
  bulkhead: ColdRenderBulkhead;
  /** Counts a visitor who had to wait for a render, because the page was not stored. */
  missed: (remote: string) => void;
  /** Counts a failed render that another page hid. */
  stoodIn: (release: string) => void;
  content: Pick<ContentRevision, 'current'>;
  variant: SiteFacts['variant'];
  /** What is shown in greyscale now. */
  grey: () => GreyscaleState;
};

export type PageResult = { page: StoredPage; location?: string };

/** The key of an address, and what of now it was made of; of an address that is asked for again and again. */
export type LastKey = { live?: LiveSet; content?: number; grey?: string; key?: string };

type PageRequest = WantedPage & { live: LiveSet; keys: PageKeys; release: string };

/** Error pages are not stored: the next request renders again. */
const notKept = 0;
/** Freshness of a page with a missing block, in seconds. */
const degradedFreshness = 2;
/** Freshness of a page with stale data, in seconds: as long as the breaker stays open. */
const staleFreshness = 10;

/** The stale-while-revalidate limit: an older page is rendered before it is sent, in milliseconds. */
const revalidateFor = 10 * 60_000;

function freshSeconds({ degraded, stale }: RenderedPage, { route }: TableMatch): number {
  if (degraded) return degradedFreshness;
  return stale ? Math.min(staleFreshness, route.cacheSeconds) : route.cacheSeconds;
}

/** Milliseconds since a page is stale. One that the clock was set back behind is from now on: nobody waits for what is known. */
function staleFor({ at, freshFor }: StoredPage): number {
  const age = ageOf(at);
  return Number.isFinite(age) ? age - freshFor * 1000 : 0;
}

/** Answers a page of a set: cache, render, and what stands in when the render fails (docs/architecture.md#stand-ins). */
export class PageAnswer {
  /** By key: who waits for a render. */
  private readonly waiting = new Map<string, Waiters>();

  private readonly busy: BusyPage;
  /** The live set whose withdrawn releases are forgotten. */
  private cleared: LiveSet | undefined;

  constructor(private readonly options: Options) {
    this.busy = new BusyPage(options.renderer);
  }

  /** Without a visitor the site itself wants the page. */
  async answer(live: LiveSet, match: TableMatch, address: string, visitor = siteVisitor): Promise<PageResult> {
    const requested = this.requested(live, match, address);
    if (!live.variant) {
      this.forgetWithdrawn(live);
      this.busy.prepare(live, requested.grey);
    }
    const stored = this.options.cache.get(requested.keys.key);
    const staleSince = stored ? staleFor(stored) : 0;
    if (!stored || staleSince >= revalidateFor) return this.renderAdmitted(requested, visitor, stored);
    if (staleSince >= 0) void this.renderOnce(requested, siteVisitor).catch(() => undefined);
    return { page: stored };
  }

  /**
   * What is stored of a page and fresh; nothing is rendered for it.
   * @param last kept by the caller for this address: its key is made anew only where something of it has changed
   */
  fresh(live: LiveSet, match: TableMatch, address: string, last: LastKey = {}): StoredPage | undefined {
    const { mark: grey } = this.options.grey();
    const { current: content } = this.options.content;
    if (last.live !== live || last.content !== content || last.grey !== grey || last.key === undefined)
      Object.assign(last, { live, content, grey, key: this.requested(live, match, address).keys.key });
    const stored = this.options.cache.get(last.key ?? '');
    return stored && ageOf(stored.at) < stored.freshFor * 1000 ? stored : undefined;
  }

  /**
   * Whether a page of this release may be shown to everybody: the release is live, or led to what is live. What was rolled back
   * may not, from the moment on at which this shell follows the rollback.
   */
  mayShow({ release }: Pick<StoredPage, 'release'>): boolean {
    const [remote = '', version = ''] = release.split('@');
    return release === '' || this.options.sets.mayServe(remote, version);
  }

  /** The page with the fields of a posted form; private, so it is never stored, and never queued. */
  async leadForm(set: LiveSet, lead: AnsweredLead): Promise<Painted | undefined> {
    return this.options.renderer.leadForm(set, lead, this.options.grey());
  }

  /** The page that answers a posted request for support, as private as that. */
  async supportPage(set: LiveSet, support: AnsweredSupport): Promise<Painted | undefined> {
    return this.options.renderer.supportPage(set, support, this.options.grey());
  }

  /** The page that answers the code of a callback, as private as that. */
  async callbackPage(set: LiveSet, callback: AnsweredCallback): Promise<Painted | undefined> {
    return this.options.renderer.callbackPage(set, callback, this.options.grey());
  }

  private requested(live: LiveSet, match: TableMatch, address: string): PageRequest {
    const { content, variant } = this.options;
    const grey = this.options.grey();
    const look = { variant, grey: grey.mark, address };
    const { set } = live.input;
    const release = releaseLabel(set, match.route.remote);
    const shell = shellOf(set, match.route.remote).version;
    const key = pageKey({ ...look, shell, release, contentRevision: content.current });
    return { live, match, address, grey, release, keys: { key, standIn: live.variant ? undefined : standInKey(look) } };
  }

  /** What a release rendered goes with it, whenever it would have been shown. */
  private forgetWithdrawn(live: LiveSet): void {
    if (live === this.cleared) return;
    this.cleared = live;
    this.options.cache.keepOnly((page) => this.mayShow(page));
  }

  /** A render that is not admitted is answered with any page of the address, else 503. */
  private async renderAdmitted(requested: PageRequest, visitor: Visitor, old?: StoredPage): Promise<PageResult> {
    if (visitor !== siteVisitor) this.options.missed(requested.match.route.remote);
    try {
      return await this.renderOnce(requested, visitor);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      const good = old ?? this.standIn(requested);
      return { page: good ?? (await this.busy.page()) };
    }
  }

  /** @throws {Overloaded} when the render was not admitted */
  private async renderOnce(requested: PageRequest, visitor: Visitor): Promise<PageResult> {
    let location: string | undefined;
    const { key } = requested.keys;
    const waiters = this.waiting.get(key) ?? new Waiters(visitor.network);
    this.waiting.set(key, waiters);
    waiters.join(visitor);
    const page = await this.options.cache.once(key, async () => {
      const result = await this.options.queue
        .run(waiters, requested.match.route.remote, async (leave) => {
          const rendered = await this.renderIn(waiters, requested, leave);
          await compressionDrained();
          return rendered;
        })
        .finally(() => this.waiting.delete(key));
      location = result.location;
      return result.page;
    });
    const leadsOn = page.status >= 300 && page.status < 400;
    const redirect = location ?? (leadsOn ? await textOf(page) : undefined);
    return { page, ...(redirect !== undefined && { location: redirect }) };
  }

  /** A page that nothing stored can stand in for may wait longer for its data, for visitors. */
  private renderIn({ network }: Visitor, requested: PageRequest, leave: () => void): Promise<PageResult> {
    if (network === siteVisitor.network || this.standIn(requested)) return this.render(requested);
    return this.options.bulkhead.run({ network, section: requested.match.route.remote }, leave, (cold) =>
      this.render({ ...requested, cold }),
    );
  }

  private async render(requested: PageRequest): Promise<PageResult> {
    const { live, match } = requested;
    if (match.route.remote in live.input.set.absent)
      return { page: this.standIn(requested) ?? (await this.explain(requested, 503)) };
    const answer = await this.options.renderer.live(live, requested);
    if (answer && !answer.fault) return this.keep(requested, answer);
    return { page: await this.fallbackFor(requested, answer) };
  }

  /** The last good page of the address, else one of an earlier version (not for missing data, since it is missing there too), else the error page. */
  private async fallbackFor(requested: PageRequest, answer: RenderedPage | undefined): Promise<StoredPage> {
    const good = this.standIn(requested) ?? (await this.earlier(requested, answer));
    if (good) this.options.stoodIn(requested.release);
    if (good) return good;
    if (answer?.html.length) return storedPage(answer.status, answer, answer.release, notKept);
    return this.explain(requested, 500);
  }

  private async earlier(requested: PageRequest, answer: RenderedPage | undefined): Promise<StoredPage | undefined> {
    const missing = answer?.status === 503 && !answer.unsettled;
    if (missing || requested.live.variant) return undefined;
    const older = await this.options.renderer.earlier(requested);
    return older && storedPage(older.status, older, older.release, notKept);
  }

  private standIn({ keys, match }: PageRequest): StoredPage | undefined {
    const good = keys.standIn === undefined ? undefined : this.options.cache.standIn(keys.standIn);
    const isOwn = good?.release.split('@')[0] === match.route.remote;
    return good && isOwn && this.mayShow(good) ? good : undefined;
  }

  private async keep({ live, match, address, keys }: PageRequest, answer: RenderedPage): Promise<PageResult> {
    const { status, location, release } = answer;
    if (location) return { page: storedPage(status, plain(location), release, notKept), location };
    const page = storedPage(status, answer, release, freshSeconds(answer, match));
    // Withdrawn while it was rendered.
    if (!live.variant && !this.mayShow(page)) return { page };
    if (status === 404 && !answer.degraded && mayBeStored(address)) this.options.cache.putMissing(keys.key, page);
    if (status === 200 && match.route.cacheSeconds > 0 && mayBeStored(address))
      this.options.cache.put(keys, page, !answer.degraded);
    return { page };
  }

  /** The shell's error page of the address, else a static page. */
  private async explain(requested: PageRequest, status: 500 | 503): Promise<StoredPage> {
    const page = await this.options.renderer.errorPage(requested.live, requested, status);
    return storedPage(status, page ?? plain(brokenErrorPage), requested.release, notKept);
  }
}
