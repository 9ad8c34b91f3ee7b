import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { canariesIn, describeCanary, withCanaries } from '../chain/canary-state';
import type { LiveVersions } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';
import { addressClashes } from '../releases/address-clash';
import { fetchManifest } from '../releases/manifest-signature';
import type { ReleaseStore } from '../store/release-store';
import { refuseClashes } from './check-candidate';

type Remotes = Record<string, LiveVersions>;

/**
 * Refuses what is to be live where a canary of a section that stays has an address of one that changes: some visitors would be shown both.
 * @throws {ReleaseError} naming the canary and what ends it
 */
export async function refuseCanaryClashes(
  store: ReleaseStore,
  keys: TrustedKeys,
  remotes: Remotes,
  changed: readonly string[],
): Promise<void> {
  const others = canariesIn({ remotes }).filter(({ remote }) => !changed.includes(remote));
  if (others.length > 0) await refuseClashes(store, keys, { versions: withCanaries({ remotes }), changed }, others);
}

/**
 * What is live after a way back, without the canaries that have an address of it: their visitors would be shown one page at it, and all
 * others another.
 * @param manifests of what is live then, as far as they can be read
 * @returns with a sentence for each that ends
 */
export async function withoutClashing(
  store: ReleaseStore,
  keys: TrustedKeys,
  remotes: Remotes,
  manifests: readonly ReleaseManifest[],
): Promise<{ remotes: Remotes; ended: string[] }> {
  const kept = { ...remotes };
  const ended: string[] = [];
  for (const canary of canariesIn({ remotes })) {
    const { remote, version } = canary;
    // One that cannot be read is shown to nobody.
    const own = await fetchManifest(store, remote, version, keys).catch(() => undefined);
    const shown = [...manifests.filter(({ name }) => name !== remote), ...(own ? [own] : [])];
    const clash = addressClashes(shown).find(({ names }) => names.includes(remote));
    if (!clash) continue;
    kept[remote] = { version: remotes[remote]?.version ?? version, canaryVersion: null, canaryShare: 0 };
    ended.push(`The canary ${describeCanary(canary)} ended with it: ${clash.sentence}`);
  }
  return { remotes: kept, ended };
}
