import type { SyncReader } from '@site/release/release-store';
import type { Revision } from '@site/release/revision';
import type { TrustedKeys } from '@site/release/signing-keys';
import { readAccepted } from './accepted-revision';

/** How far the chain is read back, in revisions. */
export const depth = 50;

export type Chain = { store: SyncReader; keys: TrustedKeys };

/** Undefined for one that is missing or refused. */
export function readRevision({ store, keys }: Chain, sequence: number): Revision | undefined {
  try {
    return readAccepted(store, keys, sequence)?.revision;
  } catch {
    return undefined;
  }
}

/** Appends a version; a return to an earlier one drops what came after it. */
function follow(line: readonly string[], version: string): string[] {
  const known = line.indexOf(version);
  return known < 0 ? [...line, version] : line.slice(0, known + 1);
}

/**
 * The versions of each remote that led to the live one, newest first, up to 50 revisions back. A version that was rolled
 * back is none of them. Damaged revisions are left out.
 */
export function lineageAt(chain: Chain, sequence: number): Record<string, string[]> {
  const lines = new Map<string, string[]>();
  for (let number = Math.max(1, sequence - depth); number <= sequence; number += 1)
    for (const [name, { version }] of Object.entries(readRevision(chain, number)?.remotes ?? {}))
      lines.set(name, follow(lines.get(name) ?? [], version));
  return Object.fromEntries([...lines].map(([name, line]) => [name, [...line].reverse()]));
}
