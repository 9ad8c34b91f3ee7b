import { readManifest, readServerFile } from '@site/release/manifest-signature';
import type { SyncReader } from '@site/release/release-store';
import type { TrustedKeys } from '@site/release/signing-keys';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { setId } from './release-set';
import { scriptIntegrity, setScript } from './set-script';
import type { WorkerSeed } from './worker-messages';

type Origin = { store: SyncReader; keys: TrustedKeys; shell: ReleaseManifest; site: SiteFacts; assetBase: string };

/**
 * Reads and verifies everything that a set of versions is made of, in one synchronous go (federation.md §3: on a busy
 * server every asynchronous step waits for its turn).
 * @throws {ReleaseError} naming the remote, the version and what is wrong with it
 */
export function readSet({ store, keys, shell, site, assetBase }: Origin, versions: Record<string, string>): WorkerSeed {
  const names = Object.keys(versions).sort();
  const entries = names.map((name) => ({ name, version: versions[name] ?? '' }));
  const remotes = Object.fromEntries(
    entries.map(({ name, version }) => [name, readManifest(store, name, version, keys)]),
  );
  const code = Object.fromEntries(
    entries.map(({ name, version }) => [name, readServerFile(store, name, version, keys)]),
  );
  const set = { id: setId(shell.version, versions), shell, remotes };
  const text = setScript(set, assetBase);
  return {
    set,
    code,
    site,
    assetBase,
    setScript: { address: `${assetBase}/assets/sets/${set.id}.js`, integrity: scriptIntegrity(text) },
  };
}
