import { ChainDates } from './dates';
import { describeGap, gapsIn } from './chain-gaps';
import { type ChainStep, walkChain } from './chain-walk';
import { revisionNumbers } from './head';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from './revision';
import type { TrustedKeys } from '../keys/signing-keys';

/** The whole chain, judged. */
export interface ChainProof {
  /** Number of files. */
  revisions: number;
  /** The newest good revision; null before the first. */
  newest: Revision | null;
  /** SHA-256 of its file: names the whole history before it. */
  hash: string | null;
  /** One sentence each; empty when the chain is whole. */
  faults: string[];
}

/**
 * Proves every revision: signature, number, link to the one before, no number missing, no date that is ahead. Reads one
 * file at a time. `onStep` is told of each.
 */
export async function proveChain(
  store: ReleaseStore,
  keys: TrustedKeys,
  onStep: (step: ChainStep) => void = () => undefined,
): Promise<ChainProof> {
  const numbers = await revisionNumbers(store);
  const proof: ChainProof = { revisions: numbers.length, newest: null, hash: null, faults: [] };
  proof.faults.push(...gapsIn(numbers).map(describeGap));
  const dates = new ChainDates();
  for await (const step of walkChain(store, keys, numbers)) {
    onStep(step);
    if (!step.revision) proof.faults.push(step.reason);
    else Object.assign(proof, { newest: step.revision, hash: step.hash });
    if (step.revision) dates.take(step.revision);
  }
  proof.faults.push(...dates.faults(new Date()));
  return proof;
}
