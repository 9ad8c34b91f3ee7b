import { setId, versionsOf } from '../../render/pages/release-set';
import { shellsLabel } from '../../render/pages/set-lines';
import { RouteTable } from '../pages/route-table';
import type { LiveSet } from './set-composer';

/** Who is shown a set that is not everybody's. */
export type SetVariant = NonNullable<LiveSet['variant']>;

/**
 * The live set with the release of one section from another set, whose worker renders that section's pages. So whoever is
 * shown it sees every other section as everybody does, whatever went live after the other set was composed.
 */
export function exchangedSet(live: LiveSet, loaded: LiveSet, remote: string, variant: SetVariant): LiveSet {
  const { remotes: others, absent: missing, ...shells } = live.input.set;
  const release = loaded.input.set.remotes[remote];
  if (!release) throw new Error(`The set ${loaded.input.set.id} has no ${remote}.`);
  const remotes = { ...others, [remote]: release };
  const { [remote]: _, ...absent } = missing;
  const versions = versionsOf({ ...live.input.set, remotes });
  const set = { ...shells, id: setId(shellsLabel(shells), versions, Object.keys(absent)), remotes, absent };
  return { ...loaded, variant, input: { ...loaded.input, set }, table: new RouteTable(set) };
}

/** Exchanges the release in whatever is live now; computed once for each live set. */
export class ExchangedRelease {
  private view: { live: string; set: LiveSet } | undefined;

  constructor(
    private readonly loaded: LiveSet,
    private readonly remote: string,
    private readonly variant: SetVariant,
  ) {
    // Pages of other sections are the live ones.
    loaded.pool.narrowTo(remote);
  }

  in(live: LiveSet): LiveSet {
    const { id } = live.input.set;
    if (this.view?.live !== id) this.view = { live: id, set: this.exchange(live) };
    return this.view.set;
  }

  retire(): void {
    this.loaded.pool.retire();
  }

  private exchange(live: LiveSet): LiveSet {
    return exchangedSet(live, this.loaded, this.remote, this.variant);
  }
}
