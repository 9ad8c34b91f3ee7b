import type { MarketingListResponse } from '@site/shared/contract/marketing';
import type { FriendLinksResponse } from '@site/shared/contract/site';
import { blockBudget } from '@site/shared/http';
import type { MenuGroup, SiteLink } from '@site/shared/store';
import type { Logger } from 'pino';
import { friendLinkRoutes } from '../content/friend-link-routes';
import type { DataCache } from './data-cache';

/** `incomplete`: something was never to be had yet, so that the page is asked for again soon. */
export type Extras = { friendLinks: readonly SiteLink[]; marketMenu: readonly MenuGroup[]; incomplete?: true };

type Options = { data: Pick<DataCache, 'answer'>; friendLinks: boolean; log: Logger };

const refreshEvery = 60_000;
const friendLinkCall = '/open/v1/common/friend_link';
const marketCall = '/open/v1/marketing/list';

/**
 * What the chrome shows from the api: the marketing menu on every page, kept fresh beside the requests, and the friend
 * links, which only the layout of the home page asks for (spec §2).
 */
export class PageExtras {
  private menu: readonly MenuGroup[] | undefined;
  private links: readonly SiteLink[] | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  async of(routeId: string): Promise<Extras> {
    const wanted = this.options.friendLinks && friendLinkRoutes.has(routeId);
    const links = wanted ? await this.friendLinks() : [];
    const complete = this.menu && links;
    return { friendLinks: links ?? [], marketMenu: this.menu ?? [], ...(!complete && { incomplete: true }) };
  }

  async start(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), refreshEvery);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Asks anew; what cannot be had stays as it was. */
  async refresh(): Promise<void> {
    const market = await this.read<MarketingListResponse>(marketCall);
    this.menu = market?.data.groups.map(({ categoryName, contents }) => ({ categoryName, contents })) ?? this.menu;
  }

  private async friendLinks(): Promise<readonly SiteLink[] | undefined> {
    const answer = await this.read<FriendLinksResponse>(friendLinkCall);
    this.links = answer?.data.list ?? this.links;
    return this.links;
  }

  private async read<T>(path: string): Promise<T | undefined> {
    const answer = await this.options.data.answer({ method: 'get', url: `host:cms${path}`, timeout: blockBudget });
    if (answer.ok && answer.status === 200) return answer.body as T;
    this.options.log.warn({ path }, 'the chrome keeps what it had: a call failed');
    return undefined;
  }
}
