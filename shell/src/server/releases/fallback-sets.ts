import { versionsOf } from '../../remotes/release-set';
import type { LiveSet, SetComposer } from './set-composer';
import type { Wanted } from './set-selection';

type Around = { live: LiveSet; previous: LiveSet | undefined; wanted: Wanted };

/**
 * For each section that fails, the live set with an earlier version of that section. Composed when first needed and kept
 * until the live set changes; nothing is composed where the previous set has that version already.
 */
export class FallbackSets {
  private readonly composed = new Map<string, Promise<LiveSet | undefined>>();

  constructor(private readonly composer: SetComposer) {}

  /** Undefined when no earlier version of the section loads. */
  get(remote: string, { live, previous, wanted }: Around): Promise<LiveSet | undefined> {
    const known = this.composed.get(remote);
    if (known) return known;
    const versions = versionsOf(live.input.set);
    const [wish, ...instead] = wanted.instead(remote).filter((version) => version !== versions[remote]);
    if (wish === undefined) return Promise.resolve(undefined);
    if (previous?.input.set.remotes[remote]?.version === wish) return Promise.resolve(previous);
    const earlier = { versions: { ...versions, [remote]: wish }, instead: () => instead };
    const set = this.composer.compose(earlier, () => undefined).catch(() => undefined);
    this.composed.set(remote, set);
    return set;
  }

  clear(): void {
    for (const set of this.composed.values()) void set.then((one) => one?.pool.retire());
    this.composed.clear();
  }
}
