import { badVersionsAfter } from '../chain/bad-versions';
import { checkCandidate, type Gating, requireSound } from './check-candidate';
import { refuseCanaryClashes } from './clashing-canaries';
import { type Freezing, frozenReason, requireNotFrozen } from '../freeze/freezes';
import { readHeadToExtend } from '../chain/head';
import { requireRevisionKey } from '../keys/key-use';
import type { ReleaseStore } from '../store/release-store';
import type { LiveVersions, Revision } from '../chain/revision';
import type { ReleaseKeys } from '../keys/signing-keys';
import { signingTime } from '../keys/signing-time';
import { type Turns, untilSigned } from './carry-on';
import { makeLive } from './make-live';
import { requireNotEnded } from './ended-canary';
import { requireNotTakenBack } from './taken-back';

/** Remote → version of everything that would be live. */
export type Candidate = Record<string, string>;

export interface PromoteOptions extends Gating, Freezing {
  by: string;
  reason?: string | undefined;
  now?: Date;
  /** Whoever asks knows that a version was taken back once; one that goes live is marked no longer. */
  althoughBad?: boolean | undefined;
  /** Continue from the last good revision although a later file is damaged. */
  skipDamaged?: boolean | undefined;
}

export interface PromoteResult {
  /** False when all of it was live already; `revision` is then the one that is. */
  changed: boolean;
  revision: Revision;
}

export function versionsOf(remotes: Record<string, LiveVersions>): Candidate {
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

/**
 * Makes one or more versions live in one revision, after all checks. What others make live of other sections meanwhile holds up
 * nobody.
 * @throws {RevisionMovedError} when somebody else changed one of these sections meanwhile
 */
export async function promote(
  store: ReleaseStore,
  keys: ReleaseKeys,
  wanted: Candidate,
  options: PromoteOptions,
): Promise<PromoteResult> {
  return untilSigned(options, (turns) => promoteBehind(store, keys, wanted, { ...options, turns }));
}

async function promoteBehind(
  store: ReleaseStore,
  keys: ReleaseKeys,
  wanted: Candidate,
  options: PromoteOptions & { turns: Turns },
): Promise<PromoteResult> {
  const { turns, ungated } = options;
  const now = await signingTime(store, options.now);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const head = await readHeadToExtend(store, keys.trusted, options.skipDamaged ?? false);
  turns.begin(head, Object.keys(wanted));
  if (!options.althoughBad) {
    await requireNotTakenBack(store, keys.trusted, head.revision, wanted);
    await requireNotEnded(store, keys.trusted, wanted);
  }
  await requireSound(store, keys.trusted, wanted, now);
  const live = head.revision?.remotes ?? {};
  const fresh = Object.entries(wanted).filter(([name, version]) => !isSettled(live[name], version));
  if (head.revision && fresh.length === 0) return { changed: false, revision: head.revision };
  const news = fresh.map(([name, version]) => [name, { version, canaryVersion: null, canaryShare: 0 }] as const);
  const remotes = { ...live, ...Object.fromEntries(news) };
  const changed = fresh.map(([name]) => name);
  const isFrozen = await requireNotFrozen({ store, keys: keys.trusted, now }, changed, options);
  const versions = versionsOf(remotes);
  await refuseCanaryClashes(store, keys.trusted, remotes, changed);
  const gating = await checkCandidate(store, keys.trusted, { versions, changed, check: turns.check, ungated });
  const reason = options.reason ?? `promote ${fresh.map((entry) => entry.join(' ')).join(', ')}`.slice(0, 500);
  const bad = badVersionsAfter(head.revision, { wanted }, head.nextSequence);
  const authorship = { by: options.by, reason: frozenReason(reason, isFrozen), now, bad, ...gating };
  return { changed: true, revision: await makeLive(store, keys, head, remotes, authorship) };
}

function isSettled(live: LiveVersions | undefined, version: string): boolean {
  return live?.version === version && live.canaryVersion === null;
}
