import type { StoreAccess } from '@site/release/operations/store-access';
import { type Reached, rememberingReach } from '@site/release/shells/reach-store';
import { liveWatch } from '@site/release/shells/shell-health';
import type { ReleaseStore } from '@site/release/store/release-store';
import { SilentStore } from '@site/release/store/silent-store';
import { messageOf, StoreAwayError } from '@site/release/errors/release-error';

const LOOK_EVERY_MS = 2000;

/** Why the store does not answer, in the words of the commands, and since when this process knows. */
export interface StoreAway {
  reason: string;
  since: Date;
  /** Whether no shell answers either, so that nothing is known of what is live. */
  isBlind: boolean;
}

/** Whether the store answers; while it does not, what shells have of it takes its place, and they take what leads back. */
export class StoreSight {
  away: StoreAway | null = null;
  /** The store and the keys of the configuration, but for a store that is away. */
  readonly access: StoreAccess;
  private store: ReleaseStore;
  private readonly reach: () => Promise<Reached>;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    given: StoreAccess,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.store = given.store;
    const { config, store } = given;
    this.reach = rememberingReach({ ...config, store, fetchHealth: liveWatch.fetchHealth });
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
    try {
      const { store, away } = await this.reach();
      this.store = store;
      this.away = away && this.seen(away, false);
    } catch (error) {
      // Neither store nor shells answer: a page says so, and the next look may find one of them.
      const lost = error instanceof StoreAwayError ? error : new StoreAwayError(messageOf(error));
      this.store = new SilentStore(lost);
      this.away = this.seen(lost, true);
    }
  }

  private seen({ message }: Error, isBlind: boolean): StoreAway {
    return { reason: message, since: this.away?.since ?? this.now(), isBlind };
  }
}
