import type { Canary } from '@site/shared/contract/canary-buckets';
import { canariesIn, canaryOf, describeCanary, describeShare } from '../chain/canary-state';
import { checkCandidate, type GateRecord, type Gating, requireSound } from './check-candidate';
import { refuseCanaryClashes } from './clashing-canaries';
import { appendRevision, type Authorship, type Head, readHeadToExtend } from '../chain/head';
import { frozenReason, requireNotFrozen } from '../freeze/freezes';
import { requireRevisionKey } from '../keys/key-use';
import { verifyRelease } from '../releases/manifest-signature';
import { type PromoteOptions, versionsOf } from './promote';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { requireRelease } from '../releases/releases';
import type { LiveVersions, Revision } from '../chain/revision';
import { judgedAt, type ReleaseKeys } from '../keys/signing-keys';
import { signingTime, undoTime } from '../keys/signing-time';
import { type Turns, untilSigned } from './carry-on';
import { makeLive } from './make-live';
import { requireNotEnded } from './ended-canary';
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
  /** What begins, grows or ends; empty where there was nothing to end. */
  canaries: Canary[];
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

/** Refuses a second canary of a section, and one of what is not there to be compared with. */
function requireFreeSlot({ remotes }: Revision, wanted: Canary): LiveVersions {
  const { remote, version } = wanted;
  const running = canaryOf({ remotes }, remote);
  if (running) {
    const which = running.version === version ? 'is the canary already' : `is the canary of ${remote}`;
    throw new ReleaseError(
      `${describeCanary(running)} ${which}. Raise it with canary ${remote} --raise, end it with canary ${remote} --stop.`,
    );
  }
  const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!live)
    throw new ReleaseError(`No version of ${remote} is live, so there is nothing to compare with: promote it.`);
  if (live.version === version) throw new ReleaseError(`${remote} ${version} is live already, for all visitors.`);
  return live;
}

/**
 * The gate of a promotion, on the set that most visitors of a canary are shown. Some of them are in others too: all of these fit together
 * where each two sections do.
 * @param remotes what the revision is to say
 */
async function checkCanary(
  store: ReleaseStore,
  { trusted }: ReleaseKeys,
  remotes: Revision['remotes'],
  { remote, version, check, ungated }: Omit<Canary, 'share'> & Gating,
): Promise<GateRecord> {
  const changed = [remote];
  await refuseCanaryClashes(store, trusted, remotes, changed);
  const versions = { ...versionsOf(remotes), [remote]: version };
  return checkCandidate(store, trusted, { versions, changed, check, ungated });
}

type Trying = PromoteOptions & { turns: Turns };

/** Shows a version to a share of the visitors, after the checks of a promotion. */
export async function startCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  wanted: Canary,
  options: PromoteOptions,
): Promise<CanaryResult> {
  return untilSigned(options, (turns) => startBehind(store, keys, wanted, { ...options, turns }));
}

async function startBehind(
  store: ReleaseStore,
  keys: ReleaseKeys,
  wanted: Canary,
  { turns, ...options }: Trying,
): Promise<CanaryResult> {
  const now = await signingTime(store, options.now);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const { head, revision } = await readLive(store, keys, options);
  const { remote, version, share } = wanted;
  turns.begin(head, [remote]);
  const isFrozen = await requireNotFrozen({ store, keys: keys.trusted, now }, [remote], options);
  await requireRelease(store, remote, version);
  const { version: live } = requireFreeSlot(revision, wanted);
  if (!options.althoughBad) {
    await requireNotTakenBack(store, keys.trusted, revision, { [remote]: version });
    await requireNotEnded(store, keys.trusted, { [remote]: version });
  }
  await requireSound(store, keys.trusted, { [remote]: version }, now);
  const remotes = {
    ...revision.remotes,
    [remote]: { version: live, canaryVersion: version, canaryShare: share },
  };
  const gating = await checkCanary(store, keys, remotes, { remote, version, ...options, check: turns.check });
  const reason = frozenReason(options.reason ?? `canary ${remote} ${version} at ${describeShare(share)}`, isFrozen);
  const next = await makeLive(store, keys, head, remotes, { by: options.by, reason, now, ...gating });
  return { changed: true, revision: next, canaries: [wanted] };
}

/** The one that is asked for, or the only one. */
function requireRunning(revision: Revision, remote: string | undefined): Canary {
  const running = canariesIn(revision);
  const [first, ...others] = remote === undefined ? running : running.filter((canary) => canary.remote === remote);
  if (!first && remote !== undefined)
    throw new ReleaseError(`${remote} has no canary: begin one with canary ${remote}@1.3.0 --share 5%.`);
  if (!first) throw new ReleaseError('No canary runs: begin one with canary mf-help@1.3.0 --share 5%.');
  if (others.length > 0)
    throw new ReleaseError(`${running.length} canaries run: ${namesOf(running)}. Say which section.`);
  return first;
}

function namesOf(canaries: readonly Canary[]): string {
  return canaries.map(({ remote, version }) => `${remote} ${version}`).join(', ');
}

/** Without a section the only canary that runs. */
type Raise = { remote?: string | undefined; share: number };

/**
 * Gives a running canary a larger share, after the same checks: what was found good of the same bytes with this shell is not
 * looked at again, but a canary that began without a check, or beside another shell, is.
 */
export async function raiseCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  wanted: Raise,
  options: PromoteOptions,
): Promise<CanaryResult> {
  let { remote } = wanted;
  return untilSigned(options, async (turns) => {
    const { revision } = await readLive(store, keys, options);
    // Of which section it is does not change while others begin or end canaries.
    remote ??= requireRunning(revision, undefined).remote;
    return raiseBehind(store, keys, { ...wanted, remote }, { ...options, turns });
  });
}

async function raiseBehind(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { remote, share }: { remote: string; share: number },
  { turns, ...options }: Trying,
): Promise<CanaryResult> {
  const now = await signingTime(store, options.now);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const { head, revision } = await readLive(store, keys, options);
  turns.begin(head, [remote]);
  const running = requireRunning(revision, remote);
  if (share <= running.share) {
    throw new ReleaseError(
      `The canary is ${describeCanary(running)}; a share only grows, and ${describeShare(share)} is no more. ` +
        `End it with canary ${running.remote} --stop.`,
    );
  }
  const { version } = running;
  const isFrozen = await requireNotFrozen({ store, keys: keys.trusted, now }, [remote], options);
  await verifyRelease(store, remote, version, keys.trusted);
  const { version: live = version } = revision.remotes[remote] ?? {};
  const remotes = {
    ...revision.remotes,
    [remote]: { version: live, canaryVersion: version, canaryShare: share },
  };
  const gating = await checkCanary(store, keys, remotes, { remote, version, ...options, check: turns.check });
  const raised = options.reason ?? `raise the canary of ${remote} ${version} to ${describeShare(share)}`;
  const reason = frozenReason(raised, isFrozen);
  const next = await makeLive(store, keys, head, remotes, { by: options.by, reason, now, ...gating });
  return { changed: true, revision: next, canaries: [{ ...running, share }] };
}

/** Which canaries to end: of one section, of this very version, or all; nothing said, the only one that runs. */
type Ended = { remote?: string | undefined; version?: string | undefined; all?: boolean | undefined };

/**
 * Returns the visitors of canaries to what is live. A rollback key may do this too; `evidence` is what a guard saw. A canary that is not
 * asked for goes on.
 * @throws {ReleaseError} where several run and nobody says which
 */
export async function stopCanaries(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { remote, version, all }: Ended,
  { evidence, ...options }: Options & Pick<Authorship, 'evidence'>,
): Promise<CanaryResult> {
  const { now } = await undoTime(store, options.now);
  const judging = judgedAt(keys, now);
  const { head, revision } = await readLive(store, judging, options);
  const canaries = canariesIn(revision).filter(
    (canary) => (remote ?? canary.remote) === canary.remote && (version ?? canary.version) === canary.version,
  );
  if (canaries.length === 0) return { changed: false, revision, canaries };
  if (canaries.length > 1 && !all)
    throw new ReleaseError(`${canaries.length} canaries run: ${namesOf(canaries)}. Say which section, or --all.`);
  const ended = canaries.map((canary) => [
    canary.remote,
    { version: revision.remotes[canary.remote]?.version ?? canary.version, canaryVersion: null, canaryShare: 0 },
  ]);
  const reason = options.reason ?? `end the canary of ${namesOf(canaries)}`;
  const authorship = { by: options.by, reason, now, isUndo: true, ...(evidence && { evidence }) };
  const remotes = { ...revision.remotes, ...Object.fromEntries(ended) };
  const next = await appendRevision(store, judging, head, remotes, authorship);
  return { changed: true, revision: next, canaries };
}
