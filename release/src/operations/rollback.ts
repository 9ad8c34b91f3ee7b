import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { addressClashes } from '../releases/address-clash';
import { pastRevisions, promotionOf } from '../chain/past-revisions';
import { appendRevision, type Head, readHeadToExtend } from '../chain/head';
import { fetchManifest, verifyRelease } from '../releases/manifest-signature';
import { messageOf, ReleaseError, RevisionMovedError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { requireRelease } from '../releases/releases';
import { requireNotRolledBack } from './rolled-back-already';
import type { Evidence, LiveVersions, Revision } from '../chain/revision';
import type { ReleaseKeys, TrustedKeys } from '../keys/signing-keys';
import { checkName, checkVersion } from '../store/store-paths';

export interface RollbackOptions {
  by: string;
  /** The version to return to; by default the one that was live before. */
  to?: string | undefined;
  reason?: string | undefined;
  now?: Date;
  skipDamaged?: boolean | undefined;
  /** Nothing is done unless this version is the live one: what is judged is not always what is live by then. */
  from?: string | undefined;
  /** What the guard saw. */
  evidence?: Evidence | undefined;
  /** The newest revision that the operator saw; refused when there is another one by now. */
  seen?: number | undefined;
  /** When the command was typed that names no version. */
  typedAt?: Date | undefined;
}

export interface RollbackResult {
  /** False when `to` was live already. */
  changed: boolean;
  name: string;
  from: string;
  to: string;
  revision: Revision;
  /** Faults of other remotes, which never block a rollback. */
  warnings: string[];
}

function liveEntry(head: Head, name: string): { revision: Revision; live: LiveVersions } {
  checkName(name);
  const { revision } = head;
  if (!revision) throw new ReleaseError('Nothing is live yet, so there is nothing to roll back.');
  const live = Object.hasOwn(revision.remotes, name) ? revision.remotes[name] : undefined;
  if (live) return { revision, live };
  const names = Object.keys(revision.remotes).sort().join(', ');
  throw new ReleaseError(`No remote called ${name} is live; live are: ${names}.`);
}

/** The newest version before the live one; null when there was never another. */
export async function versionBefore(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  live: string,
): Promise<string | null> {
  for await (const { revision } of pastRevisions(store, keys)) {
    const version = revision?.remotes[name]?.version;
    if (version && version !== live) return version;
  }
  return null;
}

async function wasLive(store: ReleaseStore, keys: TrustedKeys, name: string, version: string): Promise<boolean> {
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision?.remotes[name]?.version === version) return true;
  }
  return false;
}

async function chooseTarget(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  live: LiveVersions,
  { to, typedAt }: Pick<RollbackOptions, 'to' | 'typedAt'>,
): Promise<string> {
  if (to === undefined) {
    const before = await versionBefore(store, keys, name, live.version);
    if (!before)
      throw new ReleaseError(
        `${name} was never live in another version than ${live.version}: there is nothing to return to.`,
      );
    if (before === live.canaryVersion)
      throw new ReleaseError(
        `${name} ${before}, which was live before, is the canary now: npm run release -- canary --stop takes it from everybody, rollback ${name} --to ${before} shows it to everybody.`,
      );
    await requireNotRolledBack(store, keys, { name, before, typedAt });
    return before;
  }
  checkVersion(to);
  await requireRelease(store, name, to);
  if (await wasLive(store, keys, name, to)) return to;
  throw new ReleaseError(`${name} ${to} was never live, so it is no rollback: promote it instead.`);
}

/** The other remotes as far as they can be read: their faults are warnings and do not block an emergency rollback. */
async function readOthers(
  store: ReleaseStore,
  keys: TrustedKeys,
  remotes: Record<string, LiveVersions>,
  name: string,
): Promise<{ manifests: ReleaseManifest[]; warnings: string[] }> {
  const manifests: ReleaseManifest[] = [];
  const warnings: string[] = [];
  for (const [other, { version }] of Object.entries(remotes)) {
    if (other === name) continue;
    await fetchManifest(store, other, version, keys).then(
      (manifest) => manifests.push(manifest),
      (error) => warnings.push(messageOf(error)),
    );
  }
  return { manifests, warnings };
}

/** It is as it should be, or no longer what was judged. */
function isSettled({ version, canaryVersion }: LiveVersions, to: string, from: string | undefined): boolean {
  return (to === version && !canaryVersion) || (from !== undefined && from !== version);
}

/** What was shown and agreed to must still be so. */
function requireSeen({ revision }: Head, seen: number | undefined): void {
  if (seen === undefined || revision?.sequence === seen) return;
  throw new RevisionMovedError(
    `The revision moved: you saw revision ${seen}, and ${revision?.sequence ?? 0} is live by now. Nothing of yours was changed; look again.`,
  );
}

/** Creates a new revision in which one remote returns to an earlier version; all others are unchanged. */
export async function rollback(
  store: ReleaseStore,
  keys: ReleaseKeys,
  name: string,
  options: RollbackOptions,
): Promise<RollbackResult> {
  const head = await readHeadToExtend(store, keys.trusted, options.skipDamaged ?? false);
  requireSeen(head, options.seen);
  const { revision: current, live } = liveEntry(head, name);
  const to = await chooseTarget(store, keys.trusted, name, live, options);
  const result = { name, from: live.version, to };
  if (isSettled(live, to, options.from)) return { ...result, changed: false, revision: current, warnings: [] };
  await requireRelease(store, name, to);
  const manifest = await verifyRelease(store, name, to, keys.trusted);
  const { manifests, warnings } = await readOthers(store, keys.trusted, current.remotes, name);
  const [clash] = addressClashes([...manifests, manifest]);
  if (clash) throw new ReleaseError(`${clash} Promote both remotes together to versions that agree.`);
  const remotes = { ...current.remotes, [name]: { version: to, canaryVersion: null, canaryShare: 0 } };
  const reason = options.reason ?? `roll back ${name} from ${live.version} to ${to}`;
  const promotion = await promotionOf(store, keys.trusted, name, to);
  const restores = promotion && { restores: { [name]: promotion.sequence } };
  const evidence = options.evidence && { evidence: options.evidence };
  const authorship = { by: options.by, reason, now: options.now ?? new Date(), ...restores, ...evidence };
  return { ...result, changed: true, revision: await appendRevision(store, keys, head, remotes, authorship), warnings };
}
