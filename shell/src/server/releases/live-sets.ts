import type { Logger } from 'pino';
import { versionsOf } from '../../remotes/release-set';
import { smallestPool } from '../../remotes/set-pool';
import { FallbackSets } from './fallback-sets';
import type { LiveSet, SetComposer } from './set-composer';
import type { Wanted } from './set-selection';

export type { LiveSet } from './set-composer';

type Options = {
  composer: SetComposer;
  /** Workers of the live set, besides a warm spare; other sets have one. */
  workers: number;
  log: Logger;
};

/** The live set and the previous one, both loaded: a rollback only swaps a reference (docs/architecture.md#release-sets). */
export class LiveSets {
  live: LiveSet | undefined;
  previous: LiveSet | undefined;
  private wanted: Wanted | undefined;
  private readonly fallbacks: FallbackSets;

  constructor(private readonly options: Options) {
    this.fallbacks = new FallbackSets(options.composer);
  }

  /**
   * Composes what is wanted without touching the live set, then swaps them.
   * @throws {Error} with the reason when nothing of it loads; the old set stays
   */
  async switchTo(wanted: Wanted, sequence: number): Promise<void> {
    const next = await this.options.composer.compose(wanted, (id) => this.warm(id));
    const { live, previous } = this;
    this.wanted = wanted;
    this.live = { ...next, sequence };
    if (live?.input.set.id === next.input.set.id) return;
    next.pool.resize({ workers: this.options.workers, spare: true });
    this.fallbacks.clear();
    this.options.log.info({ set: next.input.set.id, sequence, remotes: versionsOf(next.input.set) }, 'set is live');
    if (!live) return;
    this.previous = live;
    live.pool.resize(smallestPool);
    if (previous && previous.pool !== next.pool) previous.pool.retire();
  }

  /** Loads a set as the previous one, to roll back to, without making it live. */
  async keepAsPrevious(wanted: Wanted): Promise<void> {
    if (this.previous) return;
    const set = await this.options.composer.compose(wanted, (id) => this.warm(id));
    if (set.pool !== this.live?.pool) this.previous = { ...set, sequence: 0 };
  }

  /** The live set with an earlier version of one section, for a page that the live version cannot render. */
  async fallbackFor(remote: string): Promise<LiveSet | undefined> {
    const { live, wanted } = this;
    return live && wanted && this.fallbacks.get(remote, { live, previous: this.previous, wanted });
  }

  /** Whether pages of a release may still be shown: it is live, or led to what is live and was not rolled back. */
  mayServe(remote: string, version: string): boolean {
    const set = this.live?.input.set;
    const running = remote === 'shell' ? set?.shell.version : set?.remotes[remote]?.version;
    return version === running || (this.wanted?.instead(remote) ?? []).includes(version);
  }

  retireAll(): void {
    this.live?.pool.retire();
    this.previous?.pool.retire();
    this.fallbacks.clear();
  }

  private warm(id: string): LiveSet | undefined {
    return [this.live, this.previous].find((set) => set?.input.set.id === id);
  }
}
