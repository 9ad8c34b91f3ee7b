import { proveChain } from './chain-proof';
import type { ReleaseStore } from '../store/release-store';
import type { LogEntry } from './revision-log';
import type { ShellHealth } from '../shells/shell-health';
import type { TrustedKeys } from '../keys/signing-keys';

/** A chain beside the copy of it that was kept elsewhere. */
export interface WitnessReport {
  /** The newest revision of the store, 0 without one. */
  revision: number;
  /** The newest revision of the witness. */
  witnessed: number;
  faults: string[];
}

type Hashes = ReadonlyMap<number, string>;

/** How the hashes differ; what is missing from the store is said by the proof of the chain. */
function rewritten(stored: Hashes, witness: readonly LogEntry[]): string[] {
  const common = witness.filter(({ sequence }) => stored.has(sequence));
  const differs = common.map(({ sequence, hash }) => stored.get(sequence) !== hash);
  const lastEqual = differs.lastIndexOf(false);
  const forked = common[lastEqual + 1];
  const inner = common.filter((_, index) => index < lastEqual && differs[index]);
  return [
    ...inner.map(({ sequence }) => `Revision ${sequence} was rewritten: the witness knows another one.`),
    ...(forked ? [`From revision ${forked.sequence} on the store has another history than the witness.`] : []),
  ];
}

function lostEnd(newest: number, witnessed: number): string[] {
  if (newest >= witnessed) return [];
  return [`The chain ends at revision ${newest}, but the witness knows ${witnessed}: its end is missing.`];
}

/** Compares the chain of a store with a copy kept elsewhere (docs/faults.md F49). `hashes`: number → hash, of both. */
export async function compareWithWitness(
  store: ReleaseStore,
  keys: TrustedKeys,
  witness: readonly LogEntry[],
): Promise<WitnessReport & { hashes: Hashes }> {
  const stored = new Map<number, string>();
  const proof = await proveChain(store, keys, ({ sequence, hash }) => stored.set(sequence, hash));
  const witnessed = witness.at(-1)?.sequence ?? 0;
  const newest = Math.max(0, ...stored.keys());
  const hashes = new Map([...stored, ...witness.map(({ sequence, hash }) => [sequence, hash] as const)]);
  const faults = [...proof.faults, ...rewritten(stored, witness), ...lostEnd(newest, witnessed)];
  return { revision: proof.newest?.sequence ?? 0, witnessed, faults, hashes };
}

/** What a shell serves beside the witness; empty when it agrees. */
export function shellFaults(url: string, health: ShellHealth, witnessed: number, hashes: Hashes): string[] {
  const { revision, chain } = health;
  if (revision < witnessed) return [`${url} serves revision ${revision}, but the witness knows ${witnessed}.`];
  const known = hashes.get(revision);
  if (!chain?.hash || !known || known === chain.hash) return [];
  return [`${url} serves another revision ${revision} than the witness and the store know.`];
}
