import { randomBytes } from 'node:crypto';
import { leadAction } from '@site/shared/contract/lead-wire';
import { supportAction } from '@site/shared/contract/support-wire';
import { callbackAddress } from '@site/shared/contract/callback-address';
import { typedInAddress, typedWords } from '@site/shared/contract/typed-words';
import { inSpan } from '@site/shared/telemetry/spans';
import type { Logger } from 'pino';
import { releaseLabel } from '../../render/pages/pinned-release';
import { shellRow } from '../../render/processes/section-input';
import type { OwnedPage, SetPool } from '../../render/processes/set-pool';
import type { AnsweredCallback, AnsweredLead, AnsweredSupport } from '../../pages/posted-answers';
import type { RenderAnswer, RenderRequest } from '../../render/pages/worker-messages';
import { busyAddress } from '../../chrome/errors/page-error';
import type { FirstPaint, Painted } from '../first-paint/first-paint';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import type { VersionCounter } from '../versions/version-counter';
import type { GreyscaleState } from './greyscale-schedule';
import { ledOnSite } from './own-address';
import type { PageExtras } from './page-extras';
import type { TableMatch } from './route-table';

/** One requested page; its parts do not change while it renders. */
export type WantedPage = {
  match: TableMatch;
  address: string;
  grey: GreyscaleState;
  /** Whether its calls may take their own timeouts (cold-render-bulkhead.ts). */
  cold?: boolean;
  /** Whether it is a page of a canary, which says so. */
  isCanary?: boolean;
};

/** What a set made of a page. */
export type RenderedPage = RenderAnswer & Painted & { release: string };

type Options = {
  sets: Pick<LiveSets, 'fallbackFor'>;
  extras: Pick<PageExtras, 'of'>;
  log: Logger;
  /** Counts renders by the version of their section. */
  counter: Pick<VersionCounter, 'rendered'>;
  /** Makes documents paint early. */
  paint: Pick<FirstPaint, 'decorate'>;
};

/** Under this name a pool remembers whether error pages can be rendered. */
const errorPageId = 'unrenderable';

function ofShell(id: string): OwnedPage {
  return { id, remote: shellRow };
}

/** Renders pages on a set; what fails is logged and counted, never thrown. */
export class PageRenderer {
  constructor(private readonly options: Options) {}

  /** On the visitor's set; undefined when the page ended its process. */
  async live(live: LiveSet, page: WantedPage): Promise<RenderedPage | undefined> {
    const { remote } = page.match.route;
    const { version } = live.input.set.remotes[remote] ?? live.input.set.shell;
    const began = performance.now();
    const answer = await this.on(live, { ...page, isCanary: live.variant === 'canary' });
    // What is only looked at beforehand says nothing of what visitors meet.
    if (live.variant !== 'preview') this.options.counter.rendered(remote, version, answer, performance.now() - began);
    return answer;
  }

  /** With an earlier version of the page's section, if that renders the whole page. */
  async earlier(page: WantedPage): Promise<RenderedPage | undefined> {
    const set = await this.options.sets.fallbackFor(page.match.route.remote);
    const isThere = set && page.match.route.remote in set.input.set.remotes;
    if (!isThere || set.table.find(page.match.path).kind !== 'page') return undefined;
    const answer = await this.on(set, page);
    return answer && !answer.fault && !answer.location ? answer : undefined;
  }

  /** The error page of an address in the chrome; undefined if even that cannot be rendered. */
  errorPage(live: LiveSet, page: WantedPage, status: 500 | 503): Promise<Painted | undefined> {
    return this.unrenderable(live.pool, page, status);
  }

  /** The page for visitors whose page is not admitted, in the chrome. */
  busyPage(live: LiveSet, grey: GreyscaleState): Promise<Painted | undefined> {
    return this.unrenderable(live.pool, { address: busyAddress, grey }, 'busy');
  }

  /** The page with the fields of a posted form; undefined if it cannot be rendered. */
  leadForm(live: LiveSet, lead: AnsweredLead, grey: GreyscaleState): Promise<Painted | undefined> {
    return this.posted(live.pool, { id: 'lead-form', address: leadAction(lead.form), grey }, { lead });
  }

  /** The page that answers a posted request for support; undefined if it cannot be rendered. */
  supportPage(live: LiveSet, support: AnsweredSupport, grey: GreyscaleState): Promise<Painted | undefined> {
    return this.posted(live.pool, { id: 'support', address: supportAction, grey }, { support });
  }

  /** The page that answers the code of a callback; undefined if it cannot be rendered. */
  callbackPage(live: LiveSet, callback: AnsweredCallback, grey: GreyscaleState): Promise<Painted | undefined> {
    return this.posted(live.pool, { id: 'home-callback', address: callbackAddress, grey }, { callback });
  }

  private async posted(
    pool: SetPool,
    { id, address, grey }: { id: string; address: string; grey: GreyscaleState },
    posted: Pick<RenderRequest, 'lead' | 'support' | 'callback'>,
  ): Promise<Painted | undefined> {
    const request = await this.request(id, address, grey);
    const answer = await pool.render({ ...request, ...posted }, ofShell(id)).catch((error) => {
      this.options.log.error({ err: error, typed: typedWords(posted) }, 'the form could not be given back');
    });
    return answer && !answer.fault ? this.options.paint.decorate(answer.html) : undefined;
  }

  private async on({ pool, input }: LiveSet, page: WantedPage): Promise<RenderedPage | undefined> {
    const { match, address } = page;
    const usual = await this.request(match.route.id, address, page.grey);
    const request: RenderRequest = {
      ...usual,
      ...(page.cold && { cold: true }),
      ...(page.isCanary && { canary: true }),
    };
    const { path } = match.route;
    const about = () => ({ address: path, reference: request.reference, typed: typedInAddress(address, path) });
    try {
      const facts = { 'site.section': match.route.remote };
      const start = { name: `render ${match.route.id}`, kind: 'internal' as const, facts };
      const answer = ledOnSite(await inSpan(start, () => pool.render(request, match.route)), address);
      if (answer.fault) this.options.log.error({ ...about(), fault: answer.fault }, 'page failed');
      const painted = await this.options.paint.decorate(answer.html);
      return { ...answer, ...painted, release: releaseLabel(input.set, match.route.remote) };
    } catch (error) {
      this.options.log.error({ ...about(), err: error }, 'page ended its process');
      return undefined;
    }
  }

  private async unrenderable(
    pool: SetPool,
    { address, grey }: Pick<WantedPage, 'address' | 'grey'>,
    state: 500 | 503 | 'busy',
  ): Promise<Painted | undefined> {
    const request = await this.request(errorPageId, address, grey);
    const chrome = await pool.render({ ...request, unrenderable: state }, ofShell(errorPageId)).catch((error) => {
      this.options.log.error({ err: error, typed: typedWords(address) }, 'the error page was not rendered');
    });
    return chrome?.html.length ? this.options.paint.decorate(chrome.html) : undefined;
  }

  private async request(routeId: string, address: string, { scope }: GreyscaleState): Promise<RenderRequest> {
    const extras = await this.options.extras.of(routeId, address);
    return {
      address,
      route: routeId,
      ...(scope && { grey: scope }),
      ...extras,
      reference: randomBytes(4).toString('hex'),
    };
  }
}
