import type { Logger } from 'pino';
import { versionsOf } from '../../render/pages/release-set';
import { FallbackSets } from './fallback-sets';
import { LateSets } from './late-sets';
import type { LiveSet, SetComposer } from './set-composer';
import type { Wanted } from './set-selection';
import { WarmSets } from './warm-sets';

export type { LiveSet } from './set-composer';

type Options = {
  composer: SetComposer;
  log: Logger;
  /** What a switch did not wait for has loaded, or never will. */
  arrived?: () => void;
};

const never = new Promise<never>(() => undefined);

/** The live set and the previous one, both loaded: a rollback only swaps a reference (docs/architecture.md#release-sets). */
export class LiveSets {
  live: LiveSet | undefined;
  previous: LiveSet | undefined;
  private wanted: Wanted | undefined;
  private readonly warmed: WarmSets;
  private readonly fallbacks: FallbackSets;
  private readonly late: LateSets;

  constructor(private readonly options: Options) {
    this.late = new LateSets(() => options.arrived?.());
    this.warmed = new WarmSets(options.composer, (id) => this.shown(id));
    this.fallbacks = new FallbackSets(this.warmed);
  }

  /**
   * Composes what is wanted without touching the live set, then swaps them.
   * @param overtaken settles when something newer is wanted, which does not wait for this
   * @returns false when that came first; what is being loaded arrives later
   * @throws {Error} with the reason when nothing of it loads; the old set stays
   */
  async switchTo(wanted: Wanted, sequence: number, overtaken: Promise<void> = never): Promise<boolean> {
    const { arrivals } = this.late;
    const composing = this.compose(wanted);
    const next = await Promise.race([composing, overtaken]);
    if (!next) {
      this.late.add(wanted.versions, this.live, composing);
      return false;
    }
    this.show(next, wanted, sequence);
    this.late.release(arrivals, ({ pool, input }) => this.warm(input.set.id)?.pool === pool);
    return true;
  }

  private async compose(wanted: Wanted): Promise<LiveSet> {
    const running = (remote: string) => this.live?.input.set.remotes[remote]?.version;
    const late = { labels: this.late.labels, running };
    await this.warmed.arrival(wanted.versions);
    return this.options.composer.compose({ ...wanted, late }, (id) => this.warm(id));
  }

  private show(next: LiveSet, wanted: Wanted, sequence: number): void {
    const { live, previous } = this;
    this.wanted = wanted;
    this.live = { ...next, sequence };
    if (live?.input.set.id === next.input.set.id) return;
    this.options.log.info({ set: next.input.set.id, sequence, remotes: versionsOf(next.input.set) }, 'set is live');
    if (live) this.previous = live;
    this.fallbacks.clear();
    this.warmed.endStandIns();
    this.warmed.handOver(next.pool);
    if (live && previous && previous.pool !== next.pool) previous.pool.retire();
    if (live) this.endWithdrawn(live);
  }

  /** A version that was rolled back stays loaded in the set before, and nothing of it goes on running. */
  private endWithdrawn({ pool, input }: LiveSet): void {
    for (const [name, { version }] of Object.entries(input.set.remotes))
      if (!this.mayServe(name, version)) pool.rest(name);
  }

  /**
   * Loads what should be live with these versions in it, so that a switch to it starts no worker.
   * @throws {Error} when nothing of it loads
   */
  async prepare(change: Record<string, string>): Promise<LiveSet> {
    return this.warmed.prepare(this.changed(change));
  }

  /** Whether a switch to this would start no worker. */
  isLoaded(change: Record<string, string>): boolean {
    return this.warmed.has(this.changed(change).versions) || this.isPrevious(change) || this.isLive(change);
  }

  private isLive(change: Record<string, string>): boolean {
    return Object.entries(change).every(([name, version]) => this.live?.input.set.remotes[name]?.version === version);
  }

  isPrevious(change: Record<string, string>): boolean {
    const there = this.previous && versionsOf(this.previous.input.set);
    const wanted = Object.entries(this.changed(change).versions);
    return there !== undefined && wanted.every(([name, version]) => there[name] === version);
  }

  /** Drops what was loaded for other changes. */
  retain(changes: readonly Record<string, string>[]): void {
    this.warmed.retain(changes.map((change) => this.changed(change).versions));
  }

  /** Loads a set as the previous one, to roll back to, without making it live. */
  async keepAsPrevious(wanted: Wanted): Promise<void> {
    if (this.previous) return;
    const set = await this.warmed.prepare(wanted);
    if (set.pool === this.live?.pool) return;
    this.previous = { ...set, sequence: 0 };
    this.warmed.handOver(set.pool);
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
    this.warmed.clear();
    this.late.release(this.late.arrivals, () => false);
  }

  private changed(change: Record<string, string>): Wanted {
    const { versions = {}, instead = () => [] } = this.wanted ?? {};
    return { versions: { ...versions, ...change }, instead };
  }

  private shown(id: string): LiveSet | undefined {
    return [this.live, this.previous].find((set) => set?.input.set.id === id);
  }

  private warm(id: string): LiveSet | undefined {
    return this.shown(id) ?? this.warmed.find(id);
  }
}
