import { existsSync } from 'node:fs';
import { readHead } from '@site/release/chain/head';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { openKeys } from '@site/release/operations/store-access';
import type { BuiltRelease } from '@site/release/releases/built-release';
import { readListed } from '@site/release/releases/listed-file';
import { fetchManifest } from '@site/release/releases/manifest-signature';
import type { ReleaseStore } from '@site/release/store/release-store';
import { MANIFEST_FILE, releaseFolder } from '@site/release/store/store-paths';
import { messageOf } from '@site/release/errors/release-error';
import type { Settings } from './settings';

type Wanted = { name: string; version: string };

/** @throws {Error} when something of it is missing, or not what was signed */
async function readRelease(store: ReleaseStore, keys: TrustedKeys, { name, version }: Wanted): Promise<BuiltRelease> {
  const manifest = await fetchManifest(store, name, version, keys);
  const text = await store.read(`${releaseFolder(name, version)}/${MANIFEST_FILE}`);
  const files = new Map<string, Buffer>();
  for (const file of manifest.files) {
    const { good, fault } = await readListed(store, manifest, file);
    if (!good) throw new Error(fault ?? `${file.path} cannot be read.`);
    files.set(file.path, good);
  }
  return { manifest, manifestText: String(text), files };
}

/**
 * Of these sections those that are live in the store of this machine, as they are there: visitors have them so, and nothing
 * of them has to be built. What is not there, or cannot be read, is left out.
 */
export async function liveReleases(
  { keys, openStore }: Pick<Settings, 'keys' | 'openStore'>,
  names: readonly string[],
): Promise<BuiltRelease[]> {
  // Before the first `npm start` there is neither keyring nor store.
  if (!existsSync(keys.trusted)) return [];
  const [store, trusted] = [openStore(), openKeys(keys).trusted];
  const { revision } = await readHead(store, trusted);
  const found: BuiltRelease[] = [];
  for (const name of names) {
    const version = revision?.remotes[name]?.version;
    try {
      if (version) found.push(await readRelease(store, trusted, { name, version }));
    } catch (error) {
      console.error(`  ${name} ${version}, which is live, is built anew: ${messageOf(error)}`);
    }
  }
  return found;
}
