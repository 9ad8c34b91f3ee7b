import { badVersionsAfter } from '../chain/bad-versions';
import { appendRevision, type Head, readHeadToExtend } from '../chain/head';
import { requireRevisionKey, wantsTwoKeys } from '../keys/key-use';
import { pastRevisions } from '../chain/past-revisions';
import type { ReleaseStore } from '../store/release-store';
import { listReleases, type StoredRelease } from '../releases/releases';
import type { BadVersions, Revision } from '../chain/revision';
import type { ReleaseKeys, TrustedKeys } from '../keys/signing-keys';
import { signingTime } from '../keys/signing-time';
import { stableJson } from '../text/stable-json';
import {
  checkFolder,
  MANIFEST_FILE,
  PRUNED_FILE,
  RESERVATION_FILE,
  releaseFolder,
  SHELL_NAME,
} from '../store/store-paths';
import { WayBack } from '../chain/way-back';

/** How long, and for how many versions, files stay available to open tabs (docs/faults.md F22). */
const KEEP_DAYS = 30;
const KEEP_VERSIONS = 20;
/** An upload takes seconds; an unfinished one older than this was interrupted. */
const HALF_WRITTEN_HOURS = 24;

const HOUR = 3_600_000;

export interface PruneOptions {
  by: string;
  now?: Date;
  /** Otherwise a dry run: the result lists what would be removed. */
  apply: boolean;
}

export interface PruneResult {
  applied: boolean;
  /** `name version` of expired releases. */
  releases: string[];
  /** `name version` of interrupted uploads. */
  halfWritten: string[];
}

function key(name: string, version: string): string {
  return `${name} ${version}`;
}

async function goodRevisions(store: ReleaseStore, keys: TrustedKeys): Promise<Revision[]> {
  const good: Revision[] = [];
  for await (const { revision } of pastRevisions(store, keys)) if (revision) good.push(revision);
  return good;
}

/** Versions that were live or a canary at any time since `limit`. `past` is newest first. */
function liveSince(past: Revision[], limit: string): string[] {
  const earlier = past.findIndex((revision) => revision.createdAt < limit);
  // The newest revision before `limit` was still live at that time.
  const recent = earlier === -1 ? past : past.slice(0, earlier + 1);
  const entries = recent.flatMap((revision) => Object.entries(revision.remotes));
  return entries.flatMap(([name, { version, canaryVersion }]) => [
    key(name, version),
    key(name, canaryVersion ?? version),
  ]);
}

/** The rollback target of each remote. */
function rollbackTargets(past: Revision[]): string[] {
  const [newest] = past;
  if (!newest) return [];
  return Object.keys(newest.remotes).flatMap((name) => {
    const way = new WayBack(name, newest);
    const before = past.map((revision) => way.meet(revision)).find((version) => version !== undefined);
    return before ? [key(name, before)] : [];
  });
}

async function releasesPastTime(store: ReleaseStore, keys: TrustedKeys, now: Date): Promise<StoredRelease[]> {
  const limit = new Date(now.getTime() - KEEP_DAYS * 24 * HOUR).toISOString();
  const past = await goodRevisions(store, keys);
  const kept = new Set([...liveSince(past, limit), ...rollbackTargets(past)]);
  const counts = new Map<string, number>();
  // Shell versions are kept: no revision records which of them a running shell still serves.
  const releases = (await listReleases(store)).filter((release) => release.name !== SHELL_NAME);
  return releases.filter(({ name, version, state, publishedAt, files }) => {
    const count = (counts.get(name) ?? 0) + (state === 'complete' ? 1 : 0);
    counts.set(name, count);
    if (kept.has(key(name, version)) || state === 'half-written') return false;
    // A finished removal leaves only the marker; anything more is an interrupted one.
    if (state === 'pruned') return files > 1;
    return count > KEEP_VERSIONS && publishedAt < limit;
  });
}

async function cutOffUploads(store: ReleaseStore, now: Date): Promise<StoredRelease[]> {
  const limit = new Date(now.getTime() - HALF_WRITTEN_HOURS * HOUR).toISOString();
  const releases = await listReleases(store);
  return releases.filter(({ state, publishedAt }) => state === 'half-written' && publishedAt < limit);
}

/** Removes release.json first, so that an interrupted removal leaves a half-written folder, not a broken release. */
async function removeFiles(store: ReleaseStore, { name, version }: StoredRelease): Promise<void> {
  const folder = releaseFolder(name, version);
  await store.remove(`${folder}/${MANIFEST_FILE}`);
  const last = [`${folder}/${RESERVATION_FILE}`, `${folder}/${PRUNED_FILE}`];
  const rest = (await store.list(folder)).filter((path) => !last.includes(path));
  for (const path of [...rest, ...(await store.list(checkFolder(name, version)))]) await store.remove(path);
  await store.remove(`${folder}/${RESERVATION_FILE}`);
}

/** Without those of what is pruned; one key alone takes no mark away where two are wanted. */
function marksAfter(keys: TrustedKeys, { revision, nextSequence }: Head, expired: StoredRelease[]): BadVersions {
  const bad = revision?.bad ?? {};
  if (wantsTwoKeys(keys, nextSequence)) return bad;
  return expired.reduce<BadVersions>(
    (marks, { name, version }) => badVersionsAfter({ bad: marks }, { wanted: { [name]: version } }, nextSequence),
    bad,
  );
}

/**
 * Writes markers, then adds a revision without changes, then removes. A promotion that did not see the markers was based
 * on the revision before and loses the race for the number; if it wins, this prune aborts.
 */
async function removeReleases(
  store: ReleaseStore,
  keys: ReleaseKeys,
  head: Head,
  expired: StoredRelease[],
  { by, now }: PruneOptions & { now: Date },
): Promise<void> {
  const marks = expired.map(({ name, version }) => `${releaseFolder(name, version)}/${PRUNED_FILE}`);
  const mark = Buffer.from(stableJson({ prunedAt: now.toISOString(), by }));
  for (const path of marks) await store.putFile(path, mark);
  try {
    const reason = `prune ${expired.map(({ name, version }) => key(name, version)).join(', ')}`.slice(0, 300);
    const bad = marksAfter(keys.trusted, head, expired);
    await appendRevision(store, keys, head, head.revision?.remotes ?? {}, { by, reason, now, bad });
  } catch (error) {
    for (const path of marks) await store.remove(path);
    throw error;
  }
  for (const release of expired) await removeFiles(store, release);
}

/** How many versions and interrupted uploads `prune` would remove now. */
export async function prunable(store: ReleaseStore, keys: TrustedKeys, now: Date): Promise<number> {
  const [expired, cutOff] = [await releasesPastTime(store, keys, now), await cutOffUploads(store, now)];
  return expired.length + cutOff.length;
}

/** Removes versions that no tab, rollback or canary needs any more, and interrupted uploads. */
export async function prune(store: ReleaseStore, keys: ReleaseKeys, options: PruneOptions): Promise<PruneResult> {
  const now = await signingTime(store, options.now);
  if (options.apply) requireRevisionKey(keys, now.toISOString(), 'promote');
  const head = await readHeadToExtend(store, keys.trusted, false);
  const expired = await releasesPastTime(store, keys.trusted, now);
  const cutOff = await cutOffUploads(store, now);
  if (options.apply) {
    if (expired.length) await removeReleases(store, keys, head, expired, { ...options, now });
    for (const release of cutOff) await removeFiles(store, release);
    await store.removeLeftovers(new Date(now.getTime() - HALF_WRITTEN_HOURS * HOUR));
  }
  const names = (releases: StoredRelease[]) => releases.map(({ name, version }) => key(name, version));
  return { applied: options.apply, releases: names(expired), halfWritten: names(cutOff) };
}
