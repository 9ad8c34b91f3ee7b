import { WayBack } from '@site/release/chain/way-back';
import type { Revision } from '@site/release/chain/revision';
import { type Chain, depth, readRevision } from './lineage';

class Section {
  /** Where a rollback leads. */
  target: string | undefined;
  /** The newest revision in which it had another version. */
  changed = 0;
  private readonly way: WayBack;

  constructor(
    readonly name: string,
    private readonly newest: Revision,
  ) {
    this.way = new WayBack(name, newest);
  }

  meet(revision: Revision): void {
    const isOther = revision.remotes[this.name]?.version !== this.newest.remotes[this.name]?.version;
    if (isOther && this.changed === 0) this.changed = revision.sequence;
    this.target ??= this.way.meet(revision);
  }
}

/**
 * What a rollback without a version would change, one entry for each section that has something to go back to: the section
 * that changed last comes first, for it is the likeliest to be rolled back. Reads up to 50 revisions back.
 */
export function likelyRollbacks(chain: Chain, sequence: number): Record<string, string>[] {
  const newest = readRevision(chain, sequence);
  if (!newest) return [];
  const sections = Object.keys(newest.remotes).map((name) => new Section(name, newest));
  const oldest = Math.max(1, sequence - depth);
  for (let number = sequence; number >= oldest && sections.some(({ target }) => !target); number -= 1) {
    const revision = readRevision(chain, number);
    if (revision) for (const section of sections) section.meet(revision);
  }
  const byChange = sections.sort((one, other) => other.changed - one.changed);
  return byChange.flatMap(({ name, target }) => (target === undefined ? [] : [{ [name]: target }]));
}
