import { versionsIn } from './accepted-revision';
import { type Chain, depth, readRevision } from './lineage';

/** Nothing of a revision that is missing or refused. */
function versionsAt(chain: Chain, sequence: number): Record<string, string> {
  const revision = readRevision(chain, sequence);
  return revision ? versionsIn(revision) : {};
}

type Targets = Map<string, string>;

/** Notes the sections of an earlier revision that have changed since, unless a later one has noted them. */
function note(targets: Targets, live: Record<string, string>, earlier: Record<string, string>): void {
  for (const [name, version] of Object.entries(earlier)) {
    const hasChanged = live[name] !== undefined && live[name] !== version;
    if (hasChanged && !targets.has(name)) targets.set(name, version);
  }
}

/**
 * What a rollback without a version would change, one entry for each section that has something to go back to: the section
 * that changed last comes first, for it is the likeliest to be rolled back. Reads up to 50 revisions back.
 */
export function likelyRollbacks(chain: Chain, sequence: number): Record<string, string>[] {
  const live = versionsAt(chain, sequence);
  const targets: Targets = new Map();
  const oldest = Math.max(1, sequence - depth);
  for (let number = sequence - 1; number >= oldest && targets.size < Object.keys(live).length; number -= 1)
    note(targets, live, versionsAt(chain, number));
  return [...targets].map(([name, version]) => ({ [name]: version }));
}
