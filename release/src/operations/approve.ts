import { appendRevision, type Head, readHeadToExtend } from '../chain/head';
import { parseProposal, type Proposal } from '../chain/proposal';
import { parseRevision, type Revision } from '../chain/revision';
import { newVersions, type SectionChange, sectionChanges } from '../chain/section-changes';
import { ReleaseError, RevisionMovedError } from '../errors/release-error';
import { requireNotFrozen, saysFrozen } from '../freeze/freezes';
import { requireRevisionKey } from '../keys/key-use';
import { type ReleaseKeys, signerOf, type TrustedKeys } from '../keys/signing-keys';
import { signingTime } from '../keys/signing-time';
import type { ReleaseStore } from '../store/release-store';
import { proposalIdOf, proposalPath, revisionPath } from '../store/store-paths';
import { shortTime } from '../text/short-time';
import { requireSound } from './check-candidate';
import { follows, proposalEnd } from './open-proposals';

const nothing = 'Nothing was changed; whoever wants it still proposes it again.';

/** The revision that it became, by the second signature. */
async function revisionOf(
  store: ReleaseStore,
  keys: TrustedKeys,
  { sequence, signature }: Proposal,
): Promise<Revision | null> {
  const file = await store.read(revisionPath(sequence)).catch(() => null);
  try {
    const revision = file && parseRevision(file, sequence, keys);
    return revision?.proposed?.signature === signature ? revision : null;
  } catch {
    // Who is first under its number cannot be read, and so is not known to be this.
    return null;
  }
}

async function requireNotApproved(store: ReleaseStore, keys: TrustedKeys, proposal: Proposal): Promise<void> {
  const done = await revisionOf(store, keys, proposal);
  if (!done) return;
  const { sequence, createdAt, proposed } = done;
  throw new RevisionMovedError(
    `The proposal ${proposal.id} is approved already: revision ${sequence}, by ${proposed?.approvedBy} at ${shortTime(createdAt)}. Nothing was changed.`,
  );
}

/** @throws {RevisionMovedError} where another revision came before it */
function requireOpen(proposal: Proposal, head: Head, now: Date): void {
  const { id, sequence } = proposal;
  if (!follows(proposal, head)) {
    const newest = head.revision;
    const meanwhile = newest
      ? `revision ${newest.sequence} is live by now, by ${newest.by}: ${newest.reason}`
      : 'nothing is live';
    throw new RevisionMovedError(
      `The proposal ${id} is overtaken: it would be revision ${sequence} after what was live then, and ${meanwhile}. ${nothing}`,
    );
  }
  const end = proposalEnd(proposal);
  if (now < end) return;
  throw new ReleaseError(
    `The proposal ${id} has lapsed: it could be approved until ${shortTime(end.toISOString())}. ${nothing}`,
  );
}

function requireOtherOwner({ signing, trusted }: ReleaseKeys, { id, signature, by }: Proposal): void {
  const owner = signerOf(trusted, signature)?.owner;
  if (trusted.entry(signing.id)?.owner !== owner) return;
  throw new ReleaseError(
    `The proposal ${id} is signed by ${by} with a key of ${owner}, and ${signing.origin} is one too: a second person has a key of another owner.`,
  );
}

/**
 * A proposal with the revision that it would follow.
 * @throws {ReleaseError} where it is not there, not believed or has lapsed
 * @throws {RevisionMovedError} where it is overtaken, or approved already
 */
export async function readProposal(
  store: ReleaseStore,
  keys: TrustedKeys,
  typed: string,
  { now, skipDamaged = false }: { now: Date; skipDamaged?: boolean | undefined },
): Promise<{ proposal: Proposal; head: Head; changes: SectionChange[]; versions: Record<string, string> }> {
  const id = proposalIdOf(typed);
  const file = await store.read(proposalPath(id));
  if (!file)
    throw new ReleaseError(`There is no proposal ${id}; npm run release -- approve lists those that are open.`);
  const proposal = parseProposal(file, id, keys);
  await requireNotApproved(store, keys, proposal);
  const head = await readHeadToExtend(store, keys, skipDamaged);
  requireOpen(proposal, head, now);
  const changes = sectionChanges(head.revision, proposal);
  return { proposal, head, changes, versions: newVersions(changes) };
}

/**
 * Makes live what another person proposed, by the second signature. Freezes and the releases themselves are asked anew; the gate is
 * not, as the proposal says what it found within the day, beside what is live still.
 * @param options.by who approves
 */
export async function approve(
  store: ReleaseStore,
  keys: ReleaseKeys,
  id: string,
  options: { by: string; now?: Date; skipDamaged?: boolean | undefined },
): Promise<{ revision: Revision; versions: Record<string, string> }> {
  const now = await signingTime(store, options.now);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const { trusted } = keys;
  const { proposal, head, versions } = await readProposal(store, trusted, id, { ...options, now });
  requireOtherOwner(keys, proposal);
  const { by, reason, remotes, bad = {}, gate, ungated, at, signature } = proposal;
  await requireNotFrozen({ store, keys: trusted, now }, Object.keys(versions), { althoughFrozen: saysFrozen(reason) });
  await requireSound(store, trusted, versions, now);
  const gating = { ...(gate && { gate }), ...(ungated !== undefined && { ungated }) };
  const proposed = { at, signature, approvedBy: options.by };
  const revision = await appendRevision(store, keys, head, remotes, { by, reason, now, bad, ...gating, proposed });
  return { revision, versions };
}
