import type { StoreAccess } from '@site/release/operations/store-access';
import { type Reached, reachStore } from '@site/release/shells/reach-store';
import { liveWatch } from '@site/release/shells/shell-health';
import type { ReleaseStore } from '@site/release/store/release-store';
import { messageOf, StoreUnwritableError } from '@site/release/errors/release-error';

const LOOK_EVERY_MS = 2000;

/** Every so many looks the store is tried by a write. */
const TRY_EVERY = 15;

/** Why the store does not answer or takes no writes, in the words of the commands, and since when this process knows. */
export interface StoreAway {
  reason: string;
  isUnwritable: boolean;
  since: Date;
}

function isReached(found: unknown): found is Reached {
  return typeof found === 'object' && found !== null && 'away' in found;
}

/** Whether the store answers and takes writes; while it does not, what shells have of it takes its place, and they take what leads back. */
export class StoreSight {
  away: StoreAway | null = null;
  /** The store and the keys of the configuration, but for a store that is away. */
  readonly access: StoreAccess;
  private store: ReleaseStore;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private looks = 0;

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
    const { config, store } = this.given;
    const { fetchHealth } = liveWatch;
    const isTried = this.looks++ % TRY_EVERY === 0 || this.away?.isUnwritable === true;
    const reached = await reachStore({ ...config, store, fetchHealth, isTried }).catch((error: unknown) => error);
    // Neither store nor shells answer: a page says so, and the next look may find one of them.
    this.store = isReached(reached) ? reached.store : store;
    const trouble = isReached(reached) ? reached.away : reached;
    this.away = trouble === null ? null : this.seen(trouble);
  }

  private seen(trouble: unknown): StoreAway {
    const isUnwritable = trouble instanceof StoreUnwritableError;
    return { reason: messageOf(trouble), isUnwritable, since: this.away?.since ?? this.now() };
  }
}
