import { pastRevisions } from '../chain/past-revisions';
import { goBack, type WentBack } from './go-back';
import { type Move } from './move';
import { openSite, requireMeant, type RollbackOptions, type Site } from './rollback-site';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { requireRelease } from '../releases/releases';
import { describeTakenBack, takenBackOf } from './taken-back';
import type { LiveVersions, Revision } from '../chain/revision';
import type { ReleaseKeys, TrustedKeys } from '../keys/signing-keys';
import { checkName, checkVersion } from '../store/store-paths';
import { WayBack } from '../chain/way-back';

export interface OneRollback extends RollbackOptions {
  /** The version to return to; by default the one that was live before. */
  to?: string | undefined;
  /** Nothing is done unless this version is the live one: what is judged is not always what is live by then. */
  from?: string | undefined;
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

function liveEntry({ remotes }: Revision, name: string): LiveVersions {
  checkName(name);
  const live = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (live) return live;
  throw new ReleaseError(`No remote called ${name} is live; live are: ${Object.keys(remotes).sort().join(', ')}.`);
}

/** The newest version before the live one that nobody took back; null when there is none. */
export async function versionBefore(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  newest: Revision,
): Promise<string | null> {
  const way = new WayBack(name, newest);
  for await (const { revision } of pastRevisions(store, keys)) {
    const version = revision && way.meet(revision);
    if (version) return version;
  }
  return null;
}

async function wasLive(store: ReleaseStore, keys: TrustedKeys, name: string, version: string): Promise<boolean> {
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision?.remotes[name]?.version === version) return true;
  }
  return false;
}

async function nothingBefore({ store, keys, current }: Site, name: string): Promise<ReleaseError> {
  const [latest] = await takenBackOf(store, keys.trusted, current, { name, most: 1 });
  const { version } = liveEntry(current, name);
  if (!latest) {
    return new ReleaseError(
      `${name} was never live in another version than ${version}: there is nothing to return to. rollback --revision <n> takes a whole revision back.`,
    );
  }
  return new ReleaseError(
    `${name} ${version} has nothing before it but what was taken back: ${describeTakenBack(name, latest)}. ` +
      `To have that again: npm run release -- rollback ${name} --to ${latest.version} --although-bad`,
  );
}

async function chooseBefore(site: Site, name: string): Promise<string> {
  const { store, keys, current } = site;
  const before = await versionBefore(store, keys.trusted, name, current);
  if (!before) throw await nothingBefore(site, name);
  if (before !== liveEntry(current, name).canaryVersion) return before;
  throw new ReleaseError(
    `${name} ${before}, which was live before, is the canary now: npm run release -- canary ${name} --stop takes it from everybody, rollback ${name} --to ${before} shows it to everybody.`,
  );
}

async function requireOnceLive({ store, keys }: Site, name: string, to: string): Promise<string> {
  checkVersion(to);
  await requireRelease(store, name, to);
  if (await wasLive(store, keys.trusted, name, to)) return to;
  throw new ReleaseError(`${name} ${to} was never live, so it is no rollback: promote it instead.`);
}

/** It is as it should be, or no longer what was judged. */
function isSettled({ version, canaryVersion }: LiveVersions, { to, from }: OneRollback): boolean {
  return (to === version && !canaryVersion) || (from !== undefined && from !== version);
}

/** Creates a new revision in which one remote returns to an earlier version; all others are unchanged. */
export async function rollback(
  store: ReleaseStore,
  keys: ReleaseKeys,
  name: string,
  options: OneRollback,
): Promise<RollbackResult> {
  const site = await openSite(store, keys, options);
  const { current } = site;
  const live = liveEntry(current, name);
  const { version: from } = live;
  if (options.to !== undefined) await requireOnceLive(site, name, options.to);
  if (isSettled(live, options))
    return { name, from, to: options.to ?? from, changed: false, revision: current, warnings: [] };
  // To what is live it only ends a canary.
  if (options.to !== from) await requireMeant(site, [name], options);
  const to = options.to ?? (await chooseBefore(site, name));
  const { changed, revision, warnings } = await goBack(site, [{ name, from, to }], options);
  return { name, from, to, changed, revision, warnings };
}

/** As `rollback`, of several remotes in one revision: each returns to what was live before it. */
export async function rollbackTogether(
  store: ReleaseStore,
  keys: ReleaseKeys,
  names: readonly string[],
  options: RollbackOptions,
): Promise<WentBack> {
  const site = await openSite(store, keys, options);
  for (const name of names) liveEntry(site.current, name);
  await requireMeant(site, names, options);
  const moves: Move[] = [];
  for (const name of names)
    moves.push({ name, from: liveEntry(site.current, name).version, to: await chooseBefore(site, name) });
  return goBack(site, moves, options);
}
