import { brotliOf, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { BuiltRelease } from '../releases/built-release';
import { requirePublishKey } from '../keys/key-use';
import { fetchManifest, fileFaults, parseManifest, signManifest } from '../releases/manifest-signature';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { readReservation, writeReservation } from '../releases/reservation';
import type { ReleaseKeys, SigningKey } from '../keys/signing-keys';
import { signingTime } from '../keys/signing-time';
import { stableJson } from '../text/stable-json';
import { MANIFEST_FILE, PRUNED_FILE, RESERVATION_FILE, releaseFolder, SIGNATURE_FILE } from '../store/store-paths';

export interface PublishOptions {
  by: string;
  now?: Date;
}

export interface PublishResult {
  name: string;
  version: string;
  /** False when this version was published before, with the same bytes. */
  changed: boolean;
  files: number;
  bytes: number;
}

/**
 * What identifies a release: everything but build time, notes, what tells of its origin, and the brotli of its files, which differs
 * by the Node that made it. A later commit that changes no input, such as one to a test or a version in the lockfile, gives the
 * same release.
 */
function substance(manifest: ReleaseManifest): string {
  const { builtAt: _builtAt, commit: _commit, notes: _notes, ...built } = manifest;
  const { lockfileHash: _lockfile, sbomHash: _sbom, files, ...rest } = built;
  const sources = new Set(files.map(({ path }) => brotliOf(path)));
  return stableJson({ ...rest, files: files.filter(({ path }) => !sources.has(path)) });
}

function firstDifference(stored: ReleaseManifest, built: ReleaseManifest): string {
  const known = new Map(stored.files.map((file) => [file.path, file.integrity]));
  const changed = built.files.find((file) => known.get(file.path) !== file.integrity);
  if (changed) return changed.path;
  const kept = new Set(built.files.map((file) => file.path));
  return stored.files.find((file) => !kept.has(file.path))?.path ?? MANIFEST_FILE;
}

function refuseOtherBytes(stored: ReleaseManifest, built: ReleaseManifest, state: string): void {
  if (substance(stored) === substance(built)) return;
  throw new ReleaseError(
    `${built.name} ${built.version} ${state} with other bytes (${firstDifference(stored, built)} differs), ` +
      'and a version never changes: raise the version.',
  );
}

/** Reserves the version; returns the manifest to commit: that of an earlier, interrupted attempt if there was one. */
async function reserve(
  store: ReleaseStore,
  key: SigningKey,
  built: BuiltRelease,
  { by, now }: PublishOptions & { now: Date },
): Promise<string> {
  const { manifest, manifestText } = built;
  const claim = writeReservation({ createdAt: now.toISOString(), by, manifest: manifestText }, key);
  const folder = releaseFolder(manifest.name, manifest.version);
  if (await store.putFile(`${folder}/${RESERVATION_FILE}`, claim)) return manifestText;
  const earlier = await readReservation(store, manifest.name, manifest.version);
  if (!earlier) throw new ReleaseError(`${manifest.name} ${manifest.version} is being removed; publish it again.`);
  const reserved = parseManifest(Buffer.from(earlier.manifest), `the reservation of ${manifest.version}`);
  refuseOtherBytes(reserved, manifest, `was begun by ${earlier.by} at ${earlier.createdAt}`);
  return earlier.manifest;
}

async function putSame(store: ReleaseStore, path: string, bytes: Buffer): Promise<void> {
  if (await store.putFile(path, bytes)) return;
  if ((await store.read(path))?.equals(bytes)) return;
  throw new ReleaseError(`${path} is in the store already with other bytes: raise the version.`);
}

async function isPublished(store: ReleaseStore, built: ReleaseManifest, keys: ReleaseKeys): Promise<boolean> {
  const folder = releaseFolder(built.name, built.version);
  if (await store.read(`${folder}/${PRUNED_FILE}`)) {
    throw new ReleaseError(
      `${built.name} ${built.version} was pruned, and a version never returns: raise the version.`,
    );
  }
  if (!(await store.read(`${folder}/${MANIFEST_FILE}`))) return false;
  refuseOtherBytes(await fetchManifest(store, built.name, built.version, keys.trusted), built, 'is published already');
  return true;
}

/**
 * Reserve, upload, verify, commit. `release.json` is written last: until then the version does not exist for
 * readers, and an interrupted publish is simply run again.
 */
export async function publish(
  store: ReleaseStore,
  keys: ReleaseKeys,
  built: BuiltRelease,
  options: PublishOptions,
): Promise<PublishResult> {
  const { name, version, files: listed } = built.manifest;
  const bytes = listed.reduce((sum, file) => sum + file.bytes, 0);
  const result = { name, version, files: listed.length, bytes };
  const now = await signingTime(store, options.now);
  requirePublishKey(keys, name, now);
  if (await isPublished(store, built.manifest, keys)) return { ...result, changed: false };
  const manifestFile = Buffer.from(await reserve(store, keys.publishing, built, { ...options, now }));
  const folder = releaseFolder(name, version);
  for (const [path, content] of built.files) await putSame(store, `${folder}/${path}`, content);
  await putSame(store, `${folder}/${SIGNATURE_FILE}`, signManifest(manifestFile, keys.publishing));
  const [fault] = await fileFaults(store, parseManifest(manifestFile, `${name} ${version}`));
  if (fault) throw new ReleaseError(`The upload is not what was built, so it is not committed: ${fault}`);
  return { ...result, changed: await store.putFile(`${folder}/${MANIFEST_FILE}`, manifestFile) };
}
