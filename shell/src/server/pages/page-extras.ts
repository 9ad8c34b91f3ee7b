import type { AnyCall, DataOf, RequestOf } from '@site/shared/calls/call';
import { listFriendLinks } from '@site/shared/calls/friend-links';
import { listShareCards } from '@site/shared/calls/share-cards';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { cardNamesOf } from '@site/shared/contract/card-name';
import { blockBudget } from '@site/shared/http';
import type { MenuGroup, SiteLink } from '@site/shared/store';
import type { Logger } from 'pino';
import { friendLinkRoutes } from '../../content/friend-link-routes';
import { within } from '../../render/pages/page-budget';
import type { SharePicture } from '../../render/pages/worker-messages';
import type { DataCache } from '../calls/data-cache';
import { readOwn } from '../calls/own-call';

/** `incomplete`: some data was never loaded yet, so the page is cached for a short time only. */
export type Extras = {
  friendLinks: readonly SiteLink[];
  marketMenu: readonly MenuGroup[];
  /** The share card of this very page, or of its section. */
  card?: SharePicture;
  incomplete?: true;
};

type Options = { data: Pick<DataCache, 'answer'>; friendLinks: boolean; marketMenuId: number; log: Logger };

const refreshEvery = 60_000;
/** Always the same object: what a render is told is made into text once for each (sent-request.ts). */
const noLinks: readonly SiteLink[] = [];

/**
 * The chrome's data from the api: the marketing menu on every page, refreshed in the background, and the friend links,
 * which only the layout of the home page loads (R2.133).
 */
export class PageExtras {
  private menu: readonly MenuGroup[] | undefined;
  private links: readonly SiteLink[] | undefined;
  private cards: ReadonlyMap<string, SharePicture> = new Map();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  /** @param address path with the listed query */
  async of(routeId: string, address = ''): Promise<Extras> {
    const wanted = this.options.friendLinks && friendLinkRoutes.has(routeId);
    const links = wanted ? await this.friendLinks() : noLinks;
    const complete = this.menu && links;
    const card = this.cardOf(address);
    return {
      ...(card && { card }),
      friendLinks: links ?? noLinks,
      marketMenu: this.menu ?? [],
      ...(!complete && { incomplete: true }),
    };
  }

  /** The picture by which a page is shared, or that of its section until it has one; none on a site without the brand, which all cards show. */
  cardOf(address: string): SharePicture | undefined {
    if (!this.options.friendLinks) return undefined;
    return cardNamesOf(address).flatMap((name) => this.cards.get(name) ?? [])[0];
  }

  async start(): Promise<void> {
    await this.refresh();
    // On failure the old data is kept.
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), refreshEvery);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Loads again; on failure the old data is kept. A slow host holds nobody up: its menu comes when it comes. */
  async refresh(): Promise<void> {
    await within(blockBudget, Promise.all([this.loadMenu(), this.loadCards()]), () => undefined);
  }

  private async loadMenu(): Promise<void> {
    const { marketMenuId: id } = this.options;
    const market = await this.read(readMarketingLists, { id }, readMarketingLists.timeout);
    this.menu = market?.groups.map(({ categoryName, contents }) => ({ categoryName, contents })) ?? this.menu;
  }

  private async loadCards(): Promise<void> {
    const answer = await this.read(listShareCards, {}, listShareCards.timeout);
    if (answer)
      this.cards = new Map(answer.list.map(({ name, card, square }) => [name, { ...card, ...(square && { square }) }]));
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
