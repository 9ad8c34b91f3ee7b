import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SyncReader } from '@site/release/store/release-store';
import type { Revision } from '@site/release/chain/revision';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { readAccepted } from './accepted-revision';

/** The newest revisions, which are read again each time: a store may have mended them. */
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

/** By remote: the versions that led to a revision, oldest first. */
type Lines = ReadonlyMap<string, readonly string[]>;

/** Appends a version; a return to an earlier one drops what came after it. */
function follow(line: readonly string[], version: string): readonly string[] {
  if (line.at(-1) === version) return line;
  const known = line.indexOf(version);
  return known < 0 ? [...line, version] : line.slice(0, known + 1);
}

function after(lines: Lines, revision: Revision | undefined): Lines {
  const next = Object.entries(revision?.remotes ?? {});
  return new Map([
    ...lines,
    ...next.map(([name, { version }]) => [name, follow(lines.get(name) ?? [], version)] as const),
  ]);
}

/**
 * Which versions of each remote led to a revision. A version that was rolled back is none of them, however long ago that was:
 * the whole chain counts, of which all but the newest revisions are read once.
 */
export class Lineage {
  private settled: { sequence: number; lines: Lines } = { sequence: 0, lines: new Map() };

  constructor(private readonly chain: Chain) {}

  /** Reads what leads to a revision in pieces, between which others have their turn: a chain may be years long. */
  async prepare(sequence: number): Promise<void> {
    for (let number = depth; number < sequence; number += depth) {
      this.at(number);
      await nextTurn();
    }
  }

  /** By remote: its versions up to a revision, newest first. Damaged revisions are left out. */
  at(sequence: number): Record<string, string[]> {
    if (sequence < this.settled.sequence) this.settled = { sequence: 0, lines: new Map() };
    let { lines } = this.settled;
    for (let number = this.settled.sequence + 1; number <= sequence; number += 1) {
      lines = after(lines, readRevision(this.chain, number));
      if (number <= sequence - depth) this.settled = { sequence: number, lines };
    }
    return Object.fromEntries([...lines].map(([name, line]) => [name, line.toReversed()]));
  }
}
