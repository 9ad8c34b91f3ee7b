import type { Head } from '../chain/head';
import { parseProposal, type Proposal } from '../chain/proposal';
import type { GateSummary, Revision } from '../chain/revision';
import { differenceLines } from '../chain/revision-difference';
import { messageOf } from '../errors/release-error';
import { signerOf, type TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';
import { proposalNames, proposalPath } from '../store/store-paths';
import { shortTime } from '../text/short-time';

/** What the gate found is told by a proposal, and grows old. */
const hoursOfProposal = 24;
/** Whoever can write the store can lay any number of files there. */
const mostRead = 50;

/** Until when it can be approved. */
export function proposalEnd({ at }: Pick<Proposal, 'at'>): Date {
  return new Date(Date.parse(at) + hoursOfProposal * 3_600_000);
}

/** Whether it would be the very next revision. */
export function follows({ sequence, previousHash }: Proposal, head: Head): boolean {
  return sequence === head.nextSequence && previousHash === head.hash;
}

/** A proposal in words, for whoever is to approve it. */
export interface WaitingProposal {
  /** As it is typed, `124-1a2b3c4d`. */
  id: string;
  by: string;
  /** Whose key signed it. */
  owner: string;
  reason: string;
  /** The last moment at which it can be approved, in ISO 8601. */
  until: string;
  /** What differs from what is live, a line each. */
  changes: string[];
  gate?: GateSummary;
  ungated?: string;
}

export interface OpenProposals {
  /** Those that a second person can approve now. */
  proposals: WaitingProposal[];
  /** Why others under the next number are refused, a sentence each. */
  refused: string[];
}

/** @param before what is live */
export function inWords(proposal: Proposal, before: Revision | null, keys: TrustedKeys): WaitingProposal {
  const { id, by, reason, signature, gate, ungated } = proposal;
  const owner = signerOf(keys, signature)?.owner ?? '';
  const until = proposalEnd(proposal).toISOString();
  const gating = { ...(gate && { gate }), ...(ungated !== undefined && { ungated }) };
  return { id, by, owner, reason, until, changes: differenceLines(before, proposal), ...gating };
}

/** `124-1a2b3c4d by lin (ops), until 2026-11-30 18:00:00Z: mf-help 1.4.0 → 1.4.1`; without a full stop. */
export function describeProposal({ id, by, owner, until, changes }: WaitingProposal): string {
  return `${id} by ${by} (${owner}), until ${shortTime(until)}: ${changes.join(', ')}`;
}

async function readOne(store: ReleaseStore, keys: TrustedKeys, id: string): Promise<Proposal | string> {
  try {
    return parseProposal((await store.read(proposalPath(id))) ?? Buffer.alloc(0), id, keys);
  } catch (error) {
    return messageOf(error);
  }
}

/** The proposals that would follow this head and are not older than a day. */
export async function openProposals(
  store: ReleaseStore,
  keys: TrustedKeys,
  head: Head,
  now = new Date(),
): Promise<OpenProposals> {
  const found: OpenProposals = { proposals: [], refused: [] };
  for (const id of proposalNames(await store.list('proposals'), head.nextSequence).slice(0, mostRead)) {
    const one = await readOne(store, keys, id);
    if (typeof one === 'string') found.refused.push(one);
    else if (follows(one, head) && now < proposalEnd(one)) found.proposals.push(inWords(one, head.revision, keys));
  }
  return found;
}
