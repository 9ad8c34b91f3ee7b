import { blockBudget } from '@site/shared/http';
import type { MenuGroup, SiteLink } from '@site/shared/store';
import type { Logger } from 'pino';
import type { DataCache } from './data-cache';

type Extras = { friendLinks: readonly SiteLink[]; marketMenu: readonly MenuGroup[] };
type MarketItem = { id: number; title: string; categoryName: string };

const refreshEvery = 60_000;

function groups(list: readonly MarketItem[]): MenuGroup[] {
  const names = [...new Set(list.map(({ categoryName }) => categoryName))];
  return names.map((categoryName) => ({
    categoryName,
    contents: list.filter((item) => item.categoryName === categoryName).map(({ id, title }) => ({ id, title })),
  }));
}

/** What the chrome of every page shows from the api: friend links and the marketing menu; kept fresh beside the requests. */
export class PageExtras {
  private extras: Extras = { friendLinks: [], marketMenu: [] };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly data: DataCache,
    private readonly log: Logger,
  ) {}

  now(): Extras {
    return this.extras;
  }

  async start(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), refreshEvery);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async read<T>(path: string): Promise<T | undefined> {
    const answer = await this.data.answer({ method: 'get', url: `host:cms${path}`, timeout: blockBudget });
    if (answer.ok && answer.status === 200) return answer.body as T;
    this.log.warn({ path }, 'the chrome keeps what it had: a call failed');
    return undefined;
  }

  /** Asks anew; what cannot be had stays as it was. */
  async refresh(): Promise<void> {
    const [links, market] = await Promise.all([
      this.read<{ data?: { list?: SiteLink[] } }>('/open/v1/common/friend_link'),
      this.read<{ data?: { list?: MarketItem[] } }>('/open/v1/marketing/list'),
    ]);
    this.extras = {
      friendLinks: links?.data?.list ?? this.extras.friendLinks,
      marketMenu: market?.data?.list ? groups(market.data.list) : this.extras.marketMenu,
    };
  }
}
