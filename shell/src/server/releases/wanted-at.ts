import type { KeptSets } from './kept-sets';
import type { Lineage } from './lineage';
import type { Wanted } from './set-selection';

type Sources = { lineage: Lineage; kept: Pick<KeptSets, 'versionsOf'> };

/**
 * What is wanted at a revision: its versions, and what may stand in for one of them, which are those that led to it, then what this
 * machine has a copy of. The chain is read back only once something must stand in.
 */
export function wantedAt({ lineage, kept }: Sources, versions: Record<string, string>, sequence: number): Wanted {
  let lines: Record<string, string[]> | undefined;
  const instead = (remote: string) => {
    lines ??= lineage.at(sequence);
    return lines[remote] ?? kept.versionsOf(remote);
  };
  return { versions, instead };
}
