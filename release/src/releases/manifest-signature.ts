import { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { parseChecked } from '../text/checked-json';
import { releaseKeyFault } from '../keys/key-use';
import { readListed, readListedSync } from './listed-file';
import { messageOf, ReleaseError } from '../errors/release-error';
import type { ReleaseStore, SyncReader } from '../store/release-store';
import type { SigningKey, TrustedKeys } from '../keys/signing-keys';
import { MANIFEST_FILE, PRUNED_FILE, RESERVATION_FILE, releaseFolder, SIGNATURE_FILE } from '../store/store-paths';

/** The file of a remote that the server runs. */
export const SERVER_FILE = 'server/routes.cjs';

/** Files of a release folder that are not listed in the manifest. */
const STORE_FILES = new Set([MANIFEST_FILE, SIGNATURE_FILE, RESERVATION_FILE, PRUNED_FILE]);

export function signManifest(manifest: Uint8Array, key: SigningKey): Buffer {
  return Buffer.from(`${key.sign('release', manifest)}\n`);
}

/** Parses `release.json` without trusting it; for builds, which are not signed yet. */
export function parseManifest(bytes: Uint8Array, subject: string): ReleaseManifest {
  return parseChecked(bytes, ReleaseManifest, `release.json of ${subject}`);
}

function trustManifest(
  manifestFile: Buffer | null,
  signatureFile: Buffer | null,
  release: { name: string; version: string },
  keys: TrustedKeys,
): ReleaseManifest {
  const subject = `${release.name} ${release.version}`;
  if (!manifestFile) throw new ReleaseError(`${subject} is not in the store, or half-written: it has no release.json.`);
  if (!signatureFile) throw new ReleaseError(`${subject} is not signed: it has no release.sig.`);
  const signature = signatureFile.toString('latin1').replace(/\n$/, '');
  const fault = keys.faultOf('release', manifestFile, signature) ?? releaseKeyFault(keys, signature, release.name);
  if (fault) throw new ReleaseError(`release.json of ${subject} is refused: ${fault}.`);
  const manifest = parseManifest(manifestFile, subject);
  if (manifest.name === release.name && manifest.version === release.version) return manifest;
  throw new ReleaseError(
    `The folder of ${subject} holds the release ${manifest.name} ${manifest.version}: it was put in its place.`,
  );
}

/** The signed manifest of a version. Throws when it is absent, changed or signed with a key that may not publish it. */
export function readManifest(store: SyncReader, name: string, version: string, keys: TrustedKeys): ReleaseManifest {
  const folder = releaseFolder(name, version);
  const manifest = store.readSync(`${folder}/${MANIFEST_FILE}`);
  return trustManifest(manifest, store.readSync(`${folder}/${SIGNATURE_FILE}`), { name, version }, keys);
}

/** Asynchronous `readManifest`, for a remote store. */
export async function fetchManifest(
  store: ReleaseStore,
  name: string,
  version: string,
  keys: TrustedKeys,
): Promise<ReleaseManifest> {
  const folder = releaseFolder(name, version);
  const manifest = await store.read(`${folder}/${MANIFEST_FILE}`);
  return trustManifest(manifest, await store.read(`${folder}/${SIGNATURE_FILE}`), { name, version }, keys);
}

/**
 * The text of a release's server file, safe to run: the signed manifest lists the hash of exactly these bytes.
 * Synchronous like every step of a swap (docs/measured.md#swap).
 */
export function readServerFile(store: SyncReader, manifest: ReleaseManifest): string {
  const listed = manifest.files.find((file) => file.path === SERVER_FILE);
  if (!listed) throw new ReleaseError(`${manifest.name} ${manifest.version} has no ${SERVER_FILE}.`);
  const { good, fault } = readListedSync(store, manifest, listed);
  if (good === null) throw new ReleaseError(fault);
  return good.toString('utf8');
}

/** All faults of the files of a version, one sentence each: changed, missing, or not listed. */
export async function fileFaults(store: ReleaseStore, manifest: ReleaseManifest): Promise<string[]> {
  const subject = `${manifest.name} ${manifest.version}`;
  const folder = releaseFolder(manifest.name, manifest.version);
  const expected = new Set([...STORE_FILES, ...manifest.files.map((file) => file.path)]);
  const present = (await store.list(folder)).map((path) => path.slice(folder.length + 1));
  const unlisted = present.filter((path) => !expected.has(path));
  const faults: string[] = [];
  for (const file of manifest.files) {
    const { fault } = await readListed(store, manifest, file);
    if (fault !== null) faults.push(fault);
  }
  return [...faults, ...unlisted.map((path) => `${path} of ${subject} is not named in its release.json.`)];
}

/** Checks the signature and every file of a version; throws the first fault. */
export async function verifyRelease(
  store: ReleaseStore,
  name: string,
  version: string,
  keys: TrustedKeys,
): Promise<ReleaseManifest> {
  const manifest = await fetchManifest(store, name, version, keys);
  const [fault] = await fileFaults(store, manifest);
  if (fault) throw new ReleaseError(fault);
  return manifest;
}

/** All faults of a version, for `verify`; empty when it is valid. */
export async function releaseFaults(
  store: ReleaseStore,
  name: string,
  version: string,
  keys: TrustedKeys,
): Promise<string[]> {
  try {
    return await fileFaults(store, await fetchManifest(store, name, version, keys));
  } catch (error) {
    return [messageOf(error)];
  }
}
