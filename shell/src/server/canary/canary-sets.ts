import type { Canary } from '@site/shared/contract/canary-buckets';
import { LRUCache } from 'lru-cache';
import type { Alarms } from '../releases/alarms';
import { type Deviation, describeDeviation } from '../releases/deviation';
import type { LiveSet } from '../releases/set-composer';
import type { Wanted } from '../releases/set-selection';
import { type CanaryHealth, CanarySet, type RunningCanary } from './canary-set';

type Options = Omit<ConstructorParameters<typeof CanarySet>[0], 'changed'> & { alarms: Pick<Alarms, 'set'> };

/** Of five canaries a visitor may be in any 31 selections, and pages of each section are asked for. */
const keptViews = 64;

/** The canaries of a revision, one of a section, each of which is loaded, shown and ended alone. */
export class CanarySets {
  private readonly sets = new Map<string, CanarySet>();
  private readonly views = new LRUCache<string, LiveSet>({ max: keptViews });

  constructor(private readonly options: Options) {}

  /** Takes what a revision says, and the stable versions that each is tried with. */
  follow(canaries: readonly Canary[], stable: Wanted): void {
    for (const [remote, set] of this.sets) {
      if (canaries.some((canary) => canary.remote === remote)) continue;
      set.stop();
      this.sets.delete(remote);
    }
    this.views.clear();
    for (const canary of canaries) this.setOf(canary.remote).follow(canary, stable);
    this.report();
  }

  /** Those that are loaded here. */
  get running(): RunningCanary[] {
    return [...this.sets.values()].flatMap(({ running }) => running ?? []);
  }

  /**
   * The live set with the releases of these canaries.
   * @param owner of the page that is asked for: the processes of its canary render it
   */
  view(live: LiveSet, inside: readonly RunningCanary[], owner: string | undefined): LiveSet {
    const ordered = [
      ...inside.filter(({ canary }) => canary.remote !== owner),
      ...inside.filter(({ canary }) => canary.remote === owner),
    ];
    const key = [live.input.set.id, ...ordered.map(({ canary }) => `${canary.remote}@${canary.version}`)].join(' ');
    const known = this.views.get(key);
    if (known) return known;
    const view = ordered.reduce((set, { release }) => release.in(set), live);
    this.views.set(key, view);
    return view;
  }

  health(): CanaryHealth[] {
    return [...this.sets.values()].flatMap(({ health }) => health ?? []);
  }

  /** Of those that cannot be shown here. */
  deviations(): Deviation[] {
    return [...this.sets.values()].flatMap(({ deviation }) => deviation ?? []);
  }

  stop(): void {
    for (const set of this.sets.values()) set.stop();
    this.sets.clear();
  }

  private setOf(remote: string): CanarySet {
    const set = this.sets.get(remote) ?? new CanarySet({ ...this.options, changed: () => this.report() });
    this.sets.set(remote, set);
    return set;
  }

  private report(): void {
    this.options.alarms.set('canary', this.deviations().map(describeDeviation));
  }
}
