import { isGrave } from '@site/shared/contract/declared-differences';
import { appendRevision, type Authorship, type Head, revisionNumbers } from '../chain/head';
import { writeProposal } from '../chain/proposal';
import type { Revision } from '../chain/revision';
import { AwaitsSecondKey, revisionMoved, StoreAwayError } from '../errors/release-error';
import { wantsTwoKeys } from '../keys/key-use';
import type { ReleaseKeys, TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';
import { proposalPath } from '../store/store-paths';
import { shortTime } from '../text/short-time';
import { proposalEnd } from './open-proposals';

/**
 * A gate takes minutes. Whose disk went away meanwhile finds a store that has less than it had; a proposal behind what is not
 * the newest any more could never be signed.
 */
async function requireUnmoved(store: ReleaseStore, { nextSequence }: Head, isProposal: boolean): Promise<void> {
  const newest = (await revisionNumbers(store)).at(-1) ?? 0;
  if (newest < nextSequence - 1)
    throw new StoreAwayError(
      `The store had revision ${nextSequence - 1}, and ends at ${newest} now: its disk is away, and nothing was written.`,
    );
  if (isProposal && newest >= nextSequence) throw revisionMoved(nextSequence);
}

/** Declared differences of which one person does not decide where two hold promote keys. */
function graveIn({ gate }: Pick<Authorship, 'gate'>): string[] {
  return (gate?.declared ?? []).filter((line) => isGrave(line.split(' ', 1)[0] ?? ''));
}

/** Why a second person signs too, as a sentence; null where one is enough. */
function whySecond(keys: TrustedKeys, { nextSequence }: Head, authorship: Authorship): string | null {
  if (wantsTwoKeys(keys, nextSequence))
    return `From revision ${keys.twoKeysFrom} on the keyring wants promote keys of two owners for this.`;
  const [grave, ...more] = graveIn(authorship);
  if (grave === undefined || keys.promoters(authorship.now.toISOString()).length < 2) return null;
  return `It declares ${grave}${more.length > 0 ? ` and ${more.length} more of such differences` : ''}, of which nobody decides alone.`;
}

async function propose(
  store: ReleaseStore,
  { signing }: ReleaseKeys,
  head: Head,
  remotes: Revision['remotes'],
  authorship: Authorship,
): Promise<AwaitsSecondKey['proposal']> {
  const { by, reason, now, gate, ungated, bad = head.revision?.bad ?? {} } = authorship;
  const marks = Object.keys(bad).length > 0 && { bad };
  const gating = { ...(gate && { gate }), ...(ungated !== undefined && { ungated }) };
  const next = { sequence: head.nextSequence, previousHash: head.hash, by, reason, remotes, ...marks, ...gating };
  const { proposal, file } = writeProposal(next, now.toISOString(), signing);
  await store.putFile(proposalPath(proposal.id), file);
  return { id: proposal.id, until: proposalEnd(proposal) };
}

/**
 * Creates the revision that makes something new live, or where a second person has to sign too, leaves it as a proposal. What leads
 * back does not come here.
 * @throws {AwaitsSecondKey} with what the second person runs; nothing is live then
 */
export async function makeLive(
  store: ReleaseStore,
  keys: ReleaseKeys,
  head: Head,
  remotes: Revision['remotes'],
  authorship: Authorship,
): Promise<Revision> {
  const why = whySecond(keys.trusted, head, authorship);
  await requireUnmoved(store, head, why !== null);
  if (why === null) return appendRevision(store, keys, head, remotes, authorship);
  const proposal = await propose(store, keys, head, remotes, authorship);
  const owner = keys.trusted.entry(keys.signing.id)?.owner;
  throw new AwaitsSecondKey(
    `Nothing is live of it yet. ${why} It is kept as a proposal until ${shortTime(proposal.until.toISOString())}; somebody with the promote ` +
      `key of another owner than ${owner} runs: npm run release -- approve ${proposal.id}`,
    proposal,
  );
}
