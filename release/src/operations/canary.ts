import type { Canary } from '@site/shared/contract/canary-buckets';
import { canaryIn, describeCanary, describeShare } from '../chain/canary-state';
import { checkCandidate, type GateRecord, type Gating, requireSound } from './check-candidate';
import { appendRevision, type Authorship, type Head, readHeadToExtend } from '../chain/head';
import { requireRevisionKey } from '../keys/key-use';
import { verifyRelease } from '../releases/manifest-signature';
import { type PromoteOptions, versionsOf } from './promote';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { requireRelease } from '../releases/releases';
import type { LiveVersions, Revision } from '../chain/revision';
import { judgedAt, type ReleaseKeys } from '../keys/signing-keys';
import { signingTime, undoTime } from '../keys/signing-time';
import { requireNotTakenBack } from './taken-back';

/**
 * The largest share. Above a half fewer visitors are left to compare with than are tried on, one render process would carry
 * most of the section, and what is good enough for every second visitor is promoted.
 */
export const LARGEST_SHARE = 0.5;

export interface CanaryResult {
  /** False when there was nothing to end; `revision` is then the newest one. */
  changed: boolean;
  revision: Revision;
  /** The canary that begins, grows or ends. */
  canary: Canary | undefined;
}

type Options = Omit<PromoteOptions, 'check' | 'ungated'>;

/** The newest revision and the head to extend. */
async function readLive(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { skipDamaged }: Options,
): Promise<{ head: Head; revision: Revision }> {
  const head = await readHeadToExtend(store, keys.trusted, skipDamaged ?? false);
  if (head.revision) return { head, revision: head.revision };
  throw new ReleaseError('Nothing is live yet, so a canary has nothing to be compared with: promote a version first.');
}

/** Refuses a canary beside another one, and of what is not there to be compared with. */
function requireFreeSlot({ remotes }: Revision, wanted: Canary): LiveVersions {
  const { remote, version } = wanted;
  const running = canaryIn({ remotes });
  if (running?.remote === remote && running.version === version) {
    throw new ReleaseError(
      `${describeCanary(running)} is the canary already. Raise it with canary --raise, end it with canary --stop.`,
    );
  }
  if (running) {
    throw new ReleaseError(
      `The canary is ${describeCanary(running)}, and there is one at a time. Promote it, or end it with canary --stop.`,
    );
  }
  const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!live)
    throw new ReleaseError(`No version of ${remote} is live, so there is nothing to compare with: promote it.`);
  if (live.version === version) throw new ReleaseError(`${remote} ${version} is live already, for all visitors.`);
  return live;
}

/** The gate of a promotion, on the set that the visitors of a canary are shown. */
function checkCanary(
  store: ReleaseStore,
  { trusted }: ReleaseKeys,
  { remotes }: Revision,
  { remote, version, check, ungated }: Omit<Canary, 'share'> & Gating,
): Promise<GateRecord> {
  const versions = { ...versionsOf(remotes), [remote]: version };
  return checkCandidate(store, trusted, { versions, changed: [remote], check, ungated });
}

/** Shows a version to a share of the visitors, after the checks of a promotion. */
export async function startCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  wanted: Canary,
  options: PromoteOptions,
): Promise<CanaryResult> {
  const now = await signingTime(store, options.now);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const { head, revision } = await readLive(store, keys, options);
  const { remote, version, share } = wanted;
  await requireRelease(store, remote, version);
  const { version: live } = requireFreeSlot(revision, wanted);
  if (!options.althoughBad) await requireNotTakenBack(store, keys.trusted, revision, { [remote]: version });
  await requireSound(store, keys.trusted, { [remote]: version }, now);
  const gating = await checkCanary(store, keys, revision, { remote, version, ...options });
  const remotes = {
    ...revision.remotes,
    [remote]: { version: live, canaryVersion: version, canaryShare: share },
  };
  const reason = options.reason ?? `canary ${remote} ${version} at ${describeShare(share)}`;
  const next = await appendRevision(store, keys, head, remotes, { by: options.by, reason, now, ...gating });
  return { changed: true, revision: next, canary: wanted };
}

/**
 * Gives the running canary a larger share, after the same checks: what was found good of the same bytes with this shell is not
 * looked at again, but a canary that began without a check, or beside another shell, is.
 */
export async function raiseCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  share: number,
  options: PromoteOptions,
): Promise<CanaryResult> {
  const now = await signingTime(store, options.now);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const { head, revision } = await readLive(store, keys, options);
  const running = canaryIn(revision);
  if (!running) throw new ReleaseError('No canary runs: begin one with canary mf-help@1.3.0 --share 5%.');
  if (share <= running.share) {
    throw new ReleaseError(
      `The canary is ${describeCanary(running)}; a share only grows, and ${describeShare(share)} is no more. ` +
        'End it with canary --stop.',
    );
  }
  const { remote, version } = running;
  await verifyRelease(store, remote, version, keys.trusted);
  const gating = await checkCanary(store, keys, revision, { remote, version, ...options });
  const { version: live = version } = revision.remotes[remote] ?? {};
  const remotes = {
    ...revision.remotes,
    [remote]: { version: live, canaryVersion: version, canaryShare: share },
  };
  const reason = options.reason ?? `raise the canary of ${remote} ${version} to ${describeShare(share)}`;
  const next = await appendRevision(store, keys, head, remotes, { by: options.by, reason, now, ...gating });
  return { changed: true, revision: next, canary: { ...running, share } };
}

/**
 * Returns all visitors to what is live. A rollback key may do this too; `evidence` is what a guard saw, and `only` what it
 * judged: another canary goes on.
 */
export async function stopCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { evidence, only, ...options }: Options & Pick<Authorship, 'evidence'> & { only?: Omit<Canary, 'share'> },
): Promise<CanaryResult> {
  const { now } = await undoTime(store, options.now);
  const judging = judgedAt(keys, now);
  const { head, revision } = await readLive(store, judging, options);
  const canary = canaryIn(revision);
  const isOther = only && (canary?.remote !== only.remote || canary.version !== only.version);
  if (!canary || isOther) return { changed: false, revision, canary };
  // Of all remotes: a revision of another tool may name more than one.
  const ended = Object.entries(revision.remotes).map(
    ([name, { version }]) => [name, { version, canaryVersion: null, canaryShare: 0 }] as const,
  );
  const reason = options.reason ?? `end the canary of ${canary.remote} ${canary.version}`;
  const authorship = { by: options.by, reason, now, isUndo: true, ...(evidence && { evidence }) };
  const next = await appendRevision(store, judging, head, Object.fromEntries(ended), authorship);
  return { changed: true, revision: next, canary };
}
