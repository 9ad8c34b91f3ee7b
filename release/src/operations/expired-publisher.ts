import { describeKey } from '../keys/key-entry';
import { pastRevisions } from '../chain/past-revisions';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { signerOf, type TrustedKeys } from '../keys/signing-keys';
import { releaseFolder, SIGNATURE_FILE } from '../store/store-paths';

type Release = { name: string; version: string; now: Date };

async function wasNamed(store: ReleaseStore, keys: TrustedKeys, { name, version }: Release): Promise<boolean> {
  for await (const { revision } of pastRevisions(store, keys)) {
    const live = revision?.remotes[name];
    if (live?.version === version || live?.canaryVersion === version) return true;
  }
  return false;
}

/**
 * Refuses a release whose publish key has expired, unless a revision named it before: whoever finds an old key can make
 * nothing live with it, and what was live can be so again.
 */
export async function requireLivingPublisher(store: ReleaseStore, keys: TrustedKeys, release: Release): Promise<void> {
  const { name, version, now } = release;
  const signature = (await store.read(`${releaseFolder(name, version)}/${SIGNATURE_FILE}`))?.toString('latin1') ?? '';
  const key = signerOf(keys, signature);
  if (key && now.toISOString() <= key.signsUntil) return;
  if (await wasNamed(store, keys, release)) return;
  const why = key ? `${describeKey(key)} signed until ${key.signsUntil}` : 'its key is not trusted here';
  throw new ReleaseError(
    `${name} ${version} was never live and ${why}: raise the version and publish it with a key that has not expired.`,
  );
}
