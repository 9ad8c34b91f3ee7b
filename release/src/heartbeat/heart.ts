import { randomBytes } from 'node:crypto';
import type { ReleaseKeys } from '../keys/signing-keys';
import { messageOf, RefusedFileError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { HEARTBEAT_PATH } from '../store/store-paths';
import { beatSeconds, type KnownBeat, parseHeartbeat, writeHeartbeat } from './heartbeat';

/** Of two guards the second beats only once the first has missed so many beats: then it is the one that is known to live. */
const missedToTakeOver = 3;
/** Once a store is back, another guard that lives beats within one beat; in milliseconds. */
const restAfterAway = 1.5 * beatSeconds * 1000;

export interface HeartOptions {
  store: Pick<ReleaseStore, 'read' | 'replaceRecord' | 'clock'>;
  keys: () => Pick<ReleaseKeys, 'signing' | 'trusted'>;
  /** Whether the store is known to be away: nobody waits for it then, and the next beat tells what came meanwhile. */
  isAway?: () => boolean;
  /** One line for whoever watches. */
  log: (line: string) => void;
}

/** Says in the store that the guard of this process lives (docs/decisions/091-a-guard-says-that-it-lives.md). */
export class Heart {
  /** Whether the record is of this guard: of several one beats, and tells people of releases. */
  leads = false;
  /** The newest revision of which people were told; null while nobody was told of any. */
  told: number | null = null;
  private readonly process = randomBytes(8).toString('hex');
  private last: number | undefined;
  /** Until then the silence of another guard is that of the store. */
  private restsUntil = Number.NEGATIVE_INFINITY;
  private trouble = '';
  private silentSince: string | null = null;

  constructor(private readonly options: HeartOptions) {}

  private get isAway(): boolean {
    return this.options.isAway?.() ?? false;
  }

  /** Beats if it is time; `now` of a clock that only goes on, in milliseconds. Never throws: a guard goes on. */
  async beat(now: number): Promise<void> {
    if (this.isAway) this.restsUntil = now + restAfterAway;
    if (this.isAway || (this.last !== undefined && now - this.last < beatSeconds * 1000)) return;
    this.last = now;
    await this.trying(async () => {
      const [known, at] = [await this.known(), await this.options.store.clock()];
      this.leads = !known || this.mayFollow(known, at, now < this.restsUntil);
      this.takeOver(known, at);
      if (this.leads) await this.write(at, false);
    });
  }

  /** Remembers how far people were told, at once, so that no other guard tells it again. Never throws. */
  async note(sequence: number): Promise<void> {
    this.told = sequence;
    if (this.isAway) return;
    await this.trying(async () => this.write(await this.options.store.clock(), false));
  }

  /** Since when there was no beat before this guard's first, where the one before it died; said once. */
  takenOver(): string | null {
    const since = this.silentSince;
    this.silentSince = null;
    return since;
  }

  /** The last beat of a guard that was asked to end; another one that beats meanwhile is left alone. Never throws. */
  async end(): Promise<void> {
    if (!this.leads || this.isAway) return;
    await this.trying(async () => {
      if ((await this.known())?.process === this.process) await this.write(await this.options.store.clock(), true);
    });
  }

  /** Whether the record may be replaced: it is of this guard, of one that ended, or of one that is silent while it could be heard. */
  private mayFollow({ process, ended, at, every }: KnownBeat, now: Date, rests: boolean): boolean {
    const age = Math.abs(now.getTime() - Date.parse(at));
    return process === this.process || ended || (!rests && age > missedToTakeOver * every * 1000);
  }

  private takeOver(known: KnownBeat | null, now: Date): void {
    if (!known || known.process === this.process) return;
    this.told = known.told;
    const isSilent = this.leads && !known.ended && now.getTime() > Date.parse(known.at);
    if (isSilent) this.silentSince = known.at;
  }

  /**
   * The record, if it is believed: whatever else lies there, a beat takes its place.
   * @throws {Error} when store or keyring cannot be read: the record may be good then, and says how far people were told
   */
  private async known(): Promise<KnownBeat | null> {
    const { store, keys } = this.options;
    const { trusted } = keys();
    const file = await store.read(HEARTBEAT_PATH).catch((error: unknown) => {
      if (error instanceof RefusedFileError) return null;
      throw error;
    });
    try {
      return file && parseHeartbeat(file, trusted);
    } catch {
      return null;
    }
  }

  private async write(at: Date, ended: boolean): Promise<void> {
    const { store, keys } = this.options;
    const { process, told } = this;
    const beat = { at: at.toISOString(), every: beatSeconds, process, ended, told };
    await store.replaceRecord(HEARTBEAT_PATH, writeHeartbeat(beat, keys().signing));
  }

  /** Each trouble is said once, however long it lasts. */
  private async trying(act: () => Promise<void>): Promise<void> {
    let trouble = '';
    try {
      await act();
    } catch (error) {
      trouble = messageOf(error);
    }
    if (trouble && trouble !== this.trouble) this.options.log(`The guard cannot say that it lives: ${trouble}`);
    this.trouble = trouble;
  }
}
