import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyEntry } from '../keys/key-entry';
import { newPrivateKey } from '../keys/key-files';
import { createKeyring, readKeyring } from '../keys/keyring-file';
import { type ReleaseKeys, signingKey, trustedKeys } from '../keys/signing-keys';
import { ReleaseCopies } from '../mirror/release-copies';
import { publish } from '../operations/publish';
import type { StoreAccess } from '../operations/store-access';
import type { BuiltRelease } from '../releases/built-release';
import { fetchManifest } from '../releases/manifest-signature';
import { FileStore } from '../store/file-store';
import { releaseFolder } from '../store/store-paths';

const day = 86_400_000;

/** A copy of what is live in a folder of its own, with a key that only its own keyring trusts. */
export interface ScratchStore {
  root: string;
  /** The keyring that a check of it is given. */
  keyring: string;
  /** Puts a build there. */
  lay(built: BuiltRelease): Promise<void>;
  /** Takes one away: each has megabytes. */
  drop(name: string, version: string): Promise<void>;
  /** A release that was copied, as a build. */
  read(name: string, version: string): Promise<BuiltRelease>;
  close(): Promise<void>;
}

function drillKeys(known: readonly KeyEntry[], name: string, now: Date): { keys: ReleaseKeys; entries: KeyEntry[] } {
  const key = signingKey(newPrivateKey(), 'the key of the drill');
  const [signsFrom, signsUntil] = [now.toISOString(), new Date(now.getTime() + day).toISOString()];
  const { id, publicPem } = key;
  const own: KeyEntry = { id, owner: 'drill', role: 'publish', names: [name], signsFrom, signsUntil, publicPem };
  const entries = [...known, own];
  return { keys: { publishing: key, signing: key, trusted: trustedKeys(entries) }, entries };
}

async function readCopy(store: FileStore, keys: ReleaseKeys, name: string, version: string): Promise<BuiltRelease> {
  const manifest = await fetchManifest(store, name, version, keys.trusted);
  const files = new Map<string, Buffer>();
  for (const { path } of manifest.files)
    files.set(path, (await store.read(`${releaseFolder(name, version)}/${path}`)) ?? Buffer.alloc(0));
  return { manifest, manifestText: JSON.stringify(manifest), files };
}

/**
 * Copies the live versions to a folder of the system's temporary files. The store of the site is read and nothing more.
 * @param name the section that may be laid there
 */
export async function openScratchStore(
  { store, config, trusted }: StoreAccess,
  live: Readonly<Record<string, string>>,
  name: string,
): Promise<ScratchStore> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const [root, keyring] = [join(folder, 'store'), join(folder, 'keys/trusted-keys.json')];
    const local = new FileStore(root, false);
    const copies = new ReleaseCopies({ remote: store, local, keys: trusted() });
    for (const [one, version] of Object.entries(live)) await copies.copy(one, version);
    const { keys, entries } = drillKeys(readKeyring(config.keys.trusted), name, new Date());
    await createKeyring(keyring, entries);
    return {
      root,
      keyring,
      lay: async (built) => void (await publish(local, keys, built, { by: 'drill' })),
      drop: (one, version) => rm(join(root, releaseFolder(one, version)), { recursive: true, force: true }),
      read: (one, version) => readCopy(local, keys, one, version),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
