import { randomBytes } from 'node:crypto';
import type { ReleaseKeys } from '../keys/signing-keys';
import { messageOf } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { HEARTBEAT_PATH } from '../store/store-paths';
import { beatSeconds, parseHeartbeat, writeHeartbeat } from './heartbeat';

export interface HeartOptions {
  store: Pick<ReleaseStore, 'read' | 'replaceRecord' | 'clock'>;
  keys: () => Pick<ReleaseKeys, 'signing' | 'trusted'>;
  /** One line for whoever watches. */
  log: (line: string) => void;
}

/** Says in the store that the guard of this process lives (docs/decisions/091-a-guard-says-that-it-lives.md). */
export class Heart {
  private readonly process = randomBytes(8).toString('hex');
  private last: number | undefined;
  private trouble = '';

  constructor(private readonly options: HeartOptions) {}

  /** Beats if it is time; `now` of a clock that only goes on, in milliseconds. Never throws: a guard goes on. */
  async beat(now: number): Promise<void> {
    if (this.last !== undefined && now - this.last < beatSeconds * 1000) return;
    this.last = now;
    await this.write(false);
  }

  /** The last beat of a guard that was asked to end; another one that beats meanwhile is left alone. Never throws. */
  async end(): Promise<void> {
    if (this.last !== undefined && (await this.isOwn())) await this.write(true);
  }

  private async isOwn(): Promise<boolean> {
    const { store, keys } = this.options;
    try {
      const file = await store.read(HEARTBEAT_PATH);
      return file !== null && parseHeartbeat(file, keys().trusted).process === this.process;
    } catch {
      return false;
    }
  }

  private async write(ended: boolean): Promise<void> {
    const { store, keys, log } = this.options;
    let trouble = '';
    try {
      const at = (await store.clock()).toISOString();
      const beat = { at, every: beatSeconds, process: this.process, ended };
      await store.replaceRecord(HEARTBEAT_PATH, writeHeartbeat(beat, keys().signing));
    } catch (error) {
      trouble = messageOf(error);
    }
    // Each trouble once, however long it lasts.
    if (trouble && trouble !== this.trouble) log(`The guard cannot say that it lives: ${trouble}`);
    this.trouble = trouble;
  }
}
