import type { StoreAccess } from '@site/release/operations/store-access';
import { type Reached, rememberingReach } from '@site/release/shells/reach-store';
import { liveWatch } from '@site/release/shells/shell-health';
import type { ReleaseStore } from '@site/release/store/release-store';
import { SilentStore } from '@site/release/store/silent-store';
import { messageOf, StoreAwayError, StoreUnwritableError } from '@site/release/errors/release-error';

const LOOK_EVERY_MS = 2000;

/** Every so many looks the store is tried by a write. */
const TRY_EVERY = 15;

/** Why the store does not answer or takes no writes, in the words of the commands, and since when this process knows. */
export interface StoreAway {
  reason: string;
  isUnwritable: boolean;
  since: Date;
  /** Whether no shell answers either, so that nothing is known of what is live. */
  isBlind: boolean;
}

/** Whether the store answers and takes writes; while it does not, what shells have of it takes its place, and they take what leads back. */
export class StoreSight {
  away: StoreAway | null = null;
  /** The store and the keys of the configuration, but for a store that is away. */
  readonly access: StoreAccess;
  private store: ReleaseStore;
  private readonly reach: (isTried?: boolean) => Promise<Reached>;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private looks = 0;

  constructor(
    private readonly given: StoreAccess,
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

  /** As `look`, and by a write: before somebody is shown what an action would do. */
  async tryWriting(): Promise<void> {
    await this.looking;
    this.looks = 0;
    await this.look();
  }

  /** Several callers at a time share one. Never rejects. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const isTried = this.looks++ % TRY_EVERY === 0 || this.away?.isUnwritable === true;
    try {
      const { store, away } = await this.reach(isTried);
      this.store = store;
      this.away = away && this.seen(away, false);
    } catch (error) {
      this.lose(error);
    }
  }

  /** No shell answers either: a page says so, and the next look may find one of them. What answers and takes no writes is read on. */
  private lose(error: unknown): void {
    const lost = error instanceof StoreAwayError ? error : new StoreAwayError(messageOf(error));
    const isBlind = !(lost instanceof StoreUnwritableError);
    this.store = isBlind ? new SilentStore(lost) : this.given.store;
    this.away = this.seen(lost, isBlind);
  }

  private seen(trouble: Error, isBlind: boolean): StoreAway {
    const isUnwritable = trouble instanceof StoreUnwritableError;
    return { reason: trouble.message, isUnwritable, since: this.away?.since ?? this.now(), isBlind };
  }
}
