import { readManifest, readServerFile } from '@site/release/manifest-signature';
import type { SyncReader } from '@site/release/release-store';
import type { TrustedKeys } from '@site/release/signing-keys';
import { integrityOf } from '@site/shared/contract/integrity';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { setId } from './release-set';
import { setScript } from './set-script';
import type { WorkerSeed } from './worker-messages';

type House = { shell: ReleaseManifest; site: SiteFacts; assetBase: string };
type Origin = House & { store: SyncReader; keys: TrustedKeys };

/** A set of remotes as this shell renders it; its id says so, since the shell's files are part of every page. */
export function seedOf(
  { shell, site, assetBase }: House,
  remotes: Record<string, ReleaseManifest>,
  code: Record<string, string>,
): WorkerSeed {
  const versions = Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  const set = { id: setId(shell.version, versions), shell, remotes };
  const integrity = integrityOf(setScript(set, assetBase));
  return { set, code, site, assetBase, setScript: { address: `${assetBase}/assets/sets/${set.id}.js`, integrity } };
}

/**
 * Reads and verifies everything that a set of versions is made of, in one synchronous go (federation.md §3: on a busy
 * server every asynchronous step waits for its turn).
 * @throws {ReleaseError} naming the remote, the version and what is wrong with it
 */
export function readSet(origin: Origin, versions: Record<string, string>): WorkerSeed {
  const { store, keys } = origin;
  const entries = Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
  const remotes = entries.map(([name, version]) => [name, readManifest(store, name, version, keys)]);
  const code = entries.map(([name, version]) => [name, readServerFile(store, name, version, keys)]);
  return seedOf(origin, Object.fromEntries(remotes), Object.fromEntries(code));
}
