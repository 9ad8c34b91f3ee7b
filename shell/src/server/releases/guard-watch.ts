import { type KnownBeat, parseHeartbeat } from '@site/release/heartbeat/heartbeat';
import { messageOf, RefusedFileError } from '@site/release/errors/release-error';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { ReleaseStore } from '@site/release/store/release-store';
import { HEARTBEAT_PATH } from '@site/release/store/store-paths';
import { inBackground } from '@site/shared/process/in-background';
import type { Logger } from 'pino';

/** In milliseconds. */
const lookEvery = 15_000;
/** So many looks that find the same beat: two minutes, in which a guard beats a dozen times. */
export const looksUntilDead = 8;

/** `unknown` until a second beat is seen, or none for long enough, and while the store does not answer. */
export const guardSights = ['unknown', 'alive', 'dead', 'ended', 'absent', 'refused'] as const;
export type GuardSight = (typeof guardSights)[number];

type Options = { store: Pick<ReleaseStore, 'read'>; keys: TrustedKeys; log: Pick<Logger, 'warn' | 'error'> };

/**
 * Whether the guard of releases lives, as this shell sees it: by beats of which each is later than all before it, and not by
 * the clock here, so that neither a wrong clock here nor a machine that stood still kills one (docs/decisions/091-a-guard-says-that-it-lives.md).
 */
export class GuardWatch {
  sight: GuardSight = 'unknown';
  /** The latest beat that was seen, in milliseconds: an earlier one was put back by somebody and proves nothing. */
  private newest: number | undefined;
  /** Looks since a later beat came. */
  private same = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    this.timer = setInterval(
      () => inBackground(this.options.log, this.look(), 'the guard was not looked at'),
      lookEvery,
    );
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** One look. Never throws. */
  async look(): Promise<void> {
    const { store, log } = this.options;
    try {
      const file = await store.read(HEARTBEAT_PATH);
      this.see(file === null ? 'absent' : this.sightOf(file));
    } catch (error) {
      // A store that is away is told by others, and says nothing of the guard.
      if (!(error instanceof RefusedFileError)) return this.see('unknown');
      if (this.sight !== 'refused') log.warn({ reason: messageOf(error) }, 'the heartbeat of the guard');
      this.see('refused');
    }
  }

  private sightOf(file: Buffer): GuardSight {
    const { keys, log } = this.options;
    try {
      return this.sightAfter(parseHeartbeat(file, keys));
    } catch (error) {
      if (this.sight !== 'refused') log.warn({ reason: messageOf(error) }, 'the heartbeat of the guard');
      return 'refused';
    }
  }

  private sightAfter({ at, ended }: KnownBeat): GuardSight {
    const [moment, newest] = [Date.parse(at), this.newest];
    const isNew = newest === undefined || moment > newest;
    if (isNew) this.newest = moment;
    this.same = isNew ? 0 : this.same + 1;
    if (ended && moment === this.newest) return 'ended';
    if (isNew) return newest === undefined ? 'unknown' : 'alive';
    if (this.same >= looksUntilDead) return 'dead';
    return this.sight === 'alive' ? 'alive' : 'unknown';
  }

  private see(sight: GuardSight): void {
    if (sight === 'dead' && this.sight !== 'dead')
      this.options.log.warn({ reason: 'it does not beat any more' }, 'the guard of releases died');
    this.sight = sight;
  }
}
