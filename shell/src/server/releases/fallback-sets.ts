import { versionsOf } from '../../render/pages/release-set';
import type { LiveSet } from './set-composer';
import type { Wanted } from './set-selection';
import type { WarmSets } from './warm-sets';

type Around = { live: LiveSet; previous: LiveSet | undefined; wanted: Wanted };

/**
 * For each section that fails, the live set with an earlier version of that section. Composed when first needed, unless it is
 * warm for a rollback, and kept until the live set changes; nothing is composed where the previous set has that version
 * already.
 */
export class FallbackSets {
  /** What does not load is not tried for every page. */
  private readonly known = new Map<string, Promise<LiveSet | undefined>>();

  constructor(private readonly warmed: WarmSets) {}

  /** Undefined when no earlier version of the section loads. */
  get(remote: string, { live, previous, wanted }: Around): Promise<LiveSet | undefined> {
    const known = this.known.get(remote);
    if (known) return known;
    const versions = versionsOf(live.input.set);
    const [wish, ...instead] = wanted.instead(remote).filter((version) => version !== versions[remote]);
    if (wish === undefined) return Promise.resolve(undefined);
    if (previous?.input.set.remotes[remote]?.version === wish) return Promise.resolve(previous);
    const earlier = { versions: { ...versions, [remote]: wish }, instead: () => instead };
    const set = this.warmed.prepare(earlier, 'stand-in').catch(() => undefined);
    this.known.set(remote, set);
    return set;
  }

  /** The sets themselves are dropped by `WarmSets`. */
  clear(): void {
    this.known.clear();
  }
}
