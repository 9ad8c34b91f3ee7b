import { takenBackIn } from './bad-versions';
import type { Revision } from './revision';

/**
 * Where a rollback of one section leads: to what was live before it, and was taken back by nobody. To be told of the revisions
 * from `newest` back. Behind a rollback it goes on where that led to: what lies between was left by somebody who knew why.
 */
export class WayBack {
  private below = Number.POSITIVE_INFINITY;

  constructor(
    private readonly name: string,
    private readonly newest: Revision,
  ) {}

  /** The version, when this revision is the one that had it. */
  meet({ sequence, remotes, restores }: Revision): string | undefined {
    if (sequence > this.below) return undefined;
    this.below = restores?.[this.name] ?? this.below;
    const version = remotes[this.name]?.version;
    const isOther = version !== undefined && version !== this.newest.remotes[this.name]?.version;
    return isOther && takenBackIn(this.newest, this.name, version) === undefined ? version : undefined;
  }
}
