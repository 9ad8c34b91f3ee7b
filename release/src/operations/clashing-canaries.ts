import { canariesIn, describeCanary } from '../chain/canary-state';
import type { LiveVersions } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';
import { addressClashes } from '../releases/address-clash';
import { fetchManifest } from '../releases/manifest-signature';
import type { ReleaseStore } from '../store/release-store';

type Remotes = Record<string, LiveVersions>;

/** The manifests of what can be read; nobody waits for what cannot. */
async function readableManifests(store: ReleaseStore, keys: TrustedKeys, versions: Record<string, string>) {
  const all = Object.entries(versions).map(([name, version]) =>
    fetchManifest(store, name, version, keys).catch(() => undefined),
  );
  return (await Promise.all(all)).filter((manifest) => manifest !== undefined);
}

/**
 * What is live after a way back, without the canaries that have an address of it: their visitors would be shown one page at it, and all
 * others another.
 * @returns with a sentence for each that ends
 */
export async function withoutClashing(
  store: ReleaseStore,
  keys: TrustedKeys,
  remotes: Remotes,
): Promise<{ remotes: Remotes; ended: string[] }> {
  const live = Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  const kept = { ...remotes };
  const ended: string[] = [];
  for (const canary of canariesIn({ remotes })) {
    const shown = { ...live, [canary.remote]: canary.version };
    const clashes = addressClashes(await readableManifests(store, keys, shown));
    const clash = clashes.find(({ names }) => names.includes(canary.remote));
    if (!clash) continue;
    kept[canary.remote] = { version: live[canary.remote] ?? canary.version, canaryVersion: null, canaryShare: 0 };
    ended.push(`The canary ${describeCanary(canary)} ended with it: ${clash.sentence}`);
  }
  return { remotes: kept, ended };
}
