import type { MenuGroup, SiteLink } from '@site/shared/store';
import type { Logger } from 'pino';
import type { DataCache } from './data-cache';

type Extras = { friendLinks: readonly SiteLink[]; marketMenu: readonly MenuGroup[] };
type MarketItem = { id: number; title: string; categoryName: string };

const refreshEvery = 60_000;
const revisionEvery = 5000;

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
  private timers: NodeJS.Timeout[] = [];
  /** Part of the cache key of pages: changes when what the api holds changes. */
  contentRevision = 0;

  constructor(
    private readonly data: DataCache,
    private readonly log: Logger,
  ) {}

  now(): Extras {
    return this.extras;
  }

  async start(): Promise<void> {
    await this.followRevision();
    await this.refresh();
    this.timers = [
      setInterval(() => void this.refresh(), refreshEvery),
      setInterval(() => void this.followRevision(), revisionEvery),
    ];
    for (const timer of this.timers) timer.unref();
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async read<T>(path: string): Promise<T | undefined> {
    const answer = await this.data.answer({ method: 'get', url: `host:cms${path}`, timeout: 3000 });
    if (answer.ok && answer.status === 200) return answer.body as T;
    this.log.warn({ path }, 'the chrome keeps what it had: a call failed');
    return undefined;
  }

  private async refresh(): Promise<void> {
    const links = await this.read<{ data?: { list?: SiteLink[] } }>('/open/v1/common/friend_link');
    const market = await this.read<{ data?: { list?: MarketItem[] } }>('/open/v1/marketing/list');
    this.extras = {
      friendLinks: links?.data?.list ?? this.extras.friendLinks,
      marketMenu: market?.data?.list ? groups(market.data.list) : this.extras.marketMenu,
    };
  }

  private async followRevision(): Promise<void> {
    const answer = await this.data.fresh({ method: 'get', url: 'host:cms/open/v1/content/revision', timeout: 800 });
    const revision = answer.ok ? Number((answer.body as { data?: { revision?: number } }).data?.revision ?? 0) : 0;
    if (revision === 0 || revision === this.contentRevision) return;
    if (this.contentRevision > 0) this.data.invalidate();
    this.contentRevision = revision;
    if (this.timers.length > 0) await this.refresh();
  }
}
