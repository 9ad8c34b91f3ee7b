import { appendRevision, type Head, readHeadToExtend } from './head';
import { pastRevisions } from './past-revisions';
import type { ReleaseStore } from './release-store';
import { listReleases, type StoredRelease } from './releases';
import type { Revision } from './revision';
import type { ReleaseKeys, TrustedKeys } from './signing-keys';
import { stableJson } from './stable-json';
import { MANIFEST_FILE, PRUNED_FILE, RESERVATION_FILE, releaseFolder, SHELL_NAME } from './store-paths';

/** Tabs that were opened on a version find its files at least so long and so many versions back (faults.md F22). */
const KEEP_DAYS = 30;
const KEEP_VERSIONS = 20;
/** An upload takes seconds; one that is older than this was cut off. */
const HALF_WRITTEN_HOURS = 24;

const HOUR = 3_600_000;

export interface PruneOptions {
  by: string;
  now?: Date;
  /** Without it nothing is removed: the result only tells what would be. */
  apply: boolean;
}

export interface PruneResult {
  applied: boolean;
  /** `name version` of releases past their time. */
  releases: string[];
  /** `name version` of uploads that were cut off. */
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

/** Versions that were live or a canary at any moment since `limit`. `past` is newest first. */
function liveSince(past: Revision[], limit: string): string[] {
  const earlier = past.findIndex((revision) => revision.createdAt < limit);
  // The one before `limit` was still in force at that moment.
  const recent = earlier === -1 ? past : past.slice(0, earlier + 1);
  const entries = recent.flatMap((revision) => Object.entries(revision.remotes));
  return entries.flatMap(([name, { version, canaryVersion }]) => [
    key(name, version),
    key(name, canaryVersion ?? version),
  ]);
}

/** Of each remote the version that a rollback would choose. */
function rollbackTargets(past: Revision[]): string[] {
  return Object.entries(past[0]?.remotes ?? {}).flatMap(([name, live]) => {
    const versions = past.map((revision) => revision.remotes[name]?.version);
    const before = versions.find((version) => version !== undefined && version !== live.version);
    return before ? [key(name, before)] : [];
  });
}

async function releasesPastTime(store: ReleaseStore, keys: TrustedKeys, now: Date): Promise<StoredRelease[]> {
  const limit = new Date(now.getTime() - KEEP_DAYS * 24 * HOUR).toISOString();
  const past = await goodRevisions(store, keys);
  const kept = new Set([...liveSince(past, limit), ...rollbackTargets(past)]);
  const counts = new Map<string, number>();
  // The shell's are kept: no revision says which of them a running shell still serves.
  const releases = (await listReleases(store)).filter((release) => release.name !== SHELL_NAME);
  return releases.filter(({ name, version, state, publishedAt, files }) => {
    const count = (counts.get(name) ?? 0) + (state === 'complete' ? 1 : 0);
    counts.set(name, count);
    if (kept.has(key(name, version)) || state === 'half-written') return false;
    // The mark alone is what a removal leaves; more than that is one that was cut off.
    if (state === 'pruned') return files > 1;
    return count > KEEP_VERSIONS && publishedAt < limit;
  });
}

async function cutOffUploads(store: ReleaseStore, now: Date): Promise<StoredRelease[]> {
  const limit = new Date(now.getTime() - HALF_WRITTEN_HOURS * HOUR).toISOString();
  const releases = await listReleases(store);
  return releases.filter(({ state, publishedAt }) => state === 'half-written' && publishedAt < limit);
}

/** Takes release.json first, so that a removal that is cut off leaves a half-written folder and no broken release. */
async function removeFiles(store: ReleaseStore, { name, version }: StoredRelease): Promise<void> {
  const folder = releaseFolder(name, version);
  await store.remove(`${folder}/${MANIFEST_FILE}`);
  const last = [`${folder}/${RESERVATION_FILE}`, `${folder}/${PRUNED_FILE}`];
  const rest = (await store.list(folder)).filter((path) => !last.includes(path));
  for (const path of rest) await store.remove(path);
  await store.remove(`${folder}/${RESERVATION_FILE}`);
}

/**
 * Marks, then adds a revision that changes nothing, then removes. A promotion that did not see the marks was made
 * from the revision before and loses the race for the number; one that wins it makes this prune give up.
 */
async function removeReleases(
  store: ReleaseStore,
  keys: ReleaseKeys,
  head: Head,
  doomed: StoredRelease[],
  { by, now = new Date() }: PruneOptions,
): Promise<void> {
  const marks = doomed.map(({ name, version }) => `${releaseFolder(name, version)}/${PRUNED_FILE}`);
  const mark = Buffer.from(stableJson({ prunedAt: now.toISOString(), by }));
  for (const path of marks) await store.putFile(path, mark);
  try {
    const reason = `prune ${doomed.map(({ name, version }) => key(name, version)).join(', ')}`.slice(0, 300);
    await appendRevision(store, keys, head, head.revision?.remotes ?? {}, { by, reason, now });
  } catch (error) {
    for (const path of marks) await store.remove(path);
    throw error;
  }
  for (const release of doomed) await removeFiles(store, release);
}

/** Removes versions that no tab, rollback or canary can ask for any more, and uploads that were cut off. */
export async function prune(store: ReleaseStore, keys: ReleaseKeys, options: PruneOptions): Promise<PruneResult> {
  const now = options.now ?? new Date();
  const head = await readHeadToExtend(store, keys.trusted, false);
  const doomed = await releasesPastTime(store, keys.trusted, now);
  const cutOff = await cutOffUploads(store, now);
  if (options.apply) {
    if (doomed.length) await removeReleases(store, keys, head, doomed, options);
    for (const release of cutOff) await removeFiles(store, release);
    await store.removeLeftovers(new Date(now.getTime() - HALF_WRITTEN_HOURS * HOUR));
  }
  const names = (releases: StoredRelease[]) => releases.map(({ name, version }) => key(name, version));
  return { applied: options.apply, releases: names(doomed), halfWritten: names(cutOff) };
}
