import { versionsOf } from '../../remotes/release-set';
import type { LiveSet, SetComposer } from './set-composer';
import type { Wanted } from './set-selection';

type Around = { live: LiveSet; previous: LiveSet | undefined; wanted: Wanted };

/**
 * For each section that fails, the live set with an earlier version of that section. Composed when first needed and kept
 * until the live set changes; nothing is composed where the previous set has that version already.
 */
export class FallbackSets {
  private readonly sets = new Map<string, Promise<LiveSet | undefined>>();

  constructor(private readonly composer: SetComposer) {}

  /** Undefined when no earlier version of the section loads. */
  get(remote: string, around: Around): Promise<LiveSet | undefined> {
    const known = this.sets.get(remote);
    if (known) return known;
    const set = this.compose(remote, around).catch(() => undefined);
    this.sets.set(remote, set);
    return set;
  }

  clear(): void {
    for (const set of this.sets.values()) void set.then((one) => one?.sequence === fallback && one.pool.retire());
    this.sets.clear();
  }

  private async compose(remote: string, { live, previous, wanted }: Around): Promise<LiveSet | undefined> {
    const versions = versionsOf(live.input.set);
    const [wish, ...instead] = wanted.instead(remote).filter((version) => version !== versions[remote]);
    if (wish === undefined) return undefined;
    if (previous?.input.set.remotes[remote]?.version === wish) return previous;
    const earlier = { versions: { ...versions, [remote]: wish }, instead: () => instead };
    const set = await this.composer.compose(earlier, () => undefined);
    return { ...set, sequence: fallback };
  }
}

/** The sequence of a set that never was live. */
const fallback = -1;
