import { type GuardState, readBeat, readGuardState } from '@site/release/heartbeat/guard-state';
import type { NoteSender } from '@site/release/notes/note-sender';
import type { StoreAccess } from '@site/release/operations/store-access';
import { guardLack, isLost, lossTitle } from './guard-text';

const LOOK_EVERY_MS = 5000;
/** Once a store is back, a guard that lives beats within some seconds. */
const REST_MS = 30_000;

type Options = {
  access: Pick<StoreAccess, 'store' | 'trusted'>;
  sender: Pick<NoteSender, 'tell'>;
  now?: () => Date;
};

/** Tells people of a guard that died, or whose heartbeat is refused, which it cannot do itself. */
export class GuardNotice {
  private isTold = false;
  private restsUntil = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    // A look that fails says nothing; the next one comes all the same.
    this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** @throws {ReleaseError} when the store or the keyring cannot be read */
  async look(): Promise<void> {
    const { sender, now = () => new Date() } = this.options;
    const guard = await this.guardNow();
    const at = now().getTime();
    // A store that is away or takes no writes says nothing of the guard.
    if (guard.state === 'unknown') this.restsUntil = at + REST_MS;
    if (at < this.restsUntil) return;
    const hasGone = isLost(guard);
    if (hasGone && !this.isTold) {
      const text = `发布：${lossTitle(guard)}。${guardLack(guard, now())}\n启动：npm run release -- guard`;
      sender.tell({ event: 'guard', sequence: null, text });
    }
    this.isTold = hasGone;
  }

  /** The store is tried by a write only before somebody is told: a look every five seconds is to write nothing. */
  private async guardNow(): Promise<GuardState> {
    const { store, trusted } = this.options.access;
    const keys = trusted();
    const guard = await readBeat(store, keys);
    return this.isTold || !isLost(guard) ? guard : readGuardState(store, keys);
  }
}
