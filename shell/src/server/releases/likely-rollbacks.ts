import { type Chain, depth, readRevision } from './lineage';

/**
 * What a rollback without a version would change, one entry for each section that has something to go back to: the section
 * that changed last comes first, for it is the likeliest to be rolled back. Reads up to 50 revisions back.
 */
export function likelyRollbacks(chain: Chain, sequence: number): Record<string, string>[] {
  const live = Object.entries(readRevision(chain, sequence)?.remotes ?? {});
  const targets = new Map<string, string>();
  for (let number = sequence - 1; number >= Math.max(1, sequence - depth); number -= 1) {
    if (targets.size === live.length) break;
    const earlier = readRevision(chain, number)?.remotes ?? {};
    for (const [name, { version }] of live) {
      const before = earlier[name]?.version;
      if (before && before !== version && !targets.has(name)) targets.set(name, before);
    }
  }
  return [...targets].map(([name, version]) => ({ [name]: version }));
}
