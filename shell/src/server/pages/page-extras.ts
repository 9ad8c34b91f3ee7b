import type { AnyCall, DataOf, RequestOf } from '@site/shared/calls/call';
import { listFriendLinks } from '@site/shared/calls/friend-links';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { blockBudget } from '@site/shared/http';
import type { MenuGroup, SiteLink } from '@site/shared/store';
import type { Logger } from 'pino';
import { friendLinkRoutes } from '../../content/friend-link-routes';
import { within } from '../../remotes/page-budget';
import type { DataCache } from '../calls/data-cache';
import { readOwn } from '../calls/own-call';

/** `incomplete`: some data was never loaded yet, so the page is cached for a short time only. */
export type Extras = { friendLinks: readonly SiteLink[]; marketMenu: readonly MenuGroup[]; incomplete?: true };

type Options = { data: Pick<DataCache, 'answer'>; friendLinks: boolean; marketMenuId: number; log: Logger };

const refreshEvery = 60_000;

/**
 * The chrome's data from the api: the marketing menu on every page, refreshed in the background, and the friend links,
 * which only the layout of the home page loads (R2.133).
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

  /** Loads again; on failure the old data is kept. A slow host holds nobody up: its menu comes when it comes. */
  async refresh(): Promise<void> {
    await within(blockBudget, this.loadMenu(), () => undefined);
  }

  private async loadMenu(): Promise<void> {
    const { marketMenuId: id } = this.options;
    const market = await this.read(readMarketingLists, { id }, readMarketingLists.timeout);
    this.menu = market?.groups.map(({ categoryName, contents }) => ({ categoryName, contents })) ?? this.menu;
  }

  private async friendLinks(): Promise<readonly SiteLink[] | undefined> {
    const answer = await this.read(listFriendLinks, {}, blockBudget);
    this.links = answer?.list ?? this.links;
    return this.links;
  }

  private async read<Of extends AnyCall>(
    call: Of,
    request: RequestOf<Of>,
    timeout: number,
  ): Promise<DataOf<Of> | undefined> {
    const data = await readOwn(this.options.data, call, request, timeout);
    if (data === undefined) this.options.log.warn({ call: call.name }, 'the chrome keeps what it had: a call failed');
    return data;
  }
}
