import type { StoreAccess } from '@site/release/operations/store-access';
import { type Reached, reachStore } from '@site/release/shells/reach-store';
import { liveWatch } from '@site/release/shells/shell-health';
import type { ReleaseStore } from '@site/release/store/release-store';
import { messageOf } from '@site/release/errors/release-error';

const LOOK_EVERY_MS = 2000;

/** Why the store does not answer, in the words of the commands, and since when this process knows. */
export interface StoreAway {
  reason: string;
  since: Date;
}

/** Whether the store answers; while it does not, what shells have of it takes its place, and they take what leads back. */
export class StoreSight {
  away: StoreAway | null = null;
  /** The store and the keys of the configuration, but for a store that is away. */
  readonly access: StoreAccess;
  private store: ReleaseStore;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly given: StoreAccess,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.store = given.store;
    const current = () => this.store;
    this.access = {
      ...given,
      get store() {
        return current();
      },
    };
  }

  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Several callers at a time share one. Never rejects. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const { config, store } = this.given;
    const { fetchHealth } = liveWatch;
    const reached = await reachStore({ ...config, store, fetchHealth }).catch(messageOf);
    // Neither store nor shells answer: a page says so, and the next look may find one of them.
    this.store = typeof reached === 'string' ? store : reached.store;
    this.away = this.seen(reached);
  }

  private seen(reached: Reached | string): StoreAway | null {
    const reason = typeof reached === 'string' ? reached : reached.away?.message;
    return reason === undefined ? null : { reason, since: this.away?.since ?? this.now() };
  }
}
