import { readManifest, readServerFile } from '@site/release/manifest-signature';
import type { SyncReader } from '@site/release/release-store';
import type { TrustedKeys } from '@site/release/signing-keys';
import { integrityOf } from '@site/shared/contract/integrity';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { setId } from './release-set';
import { setScript } from './set-script';
import type { WorkerInput } from './worker-messages';

type ShellContext = { shell: ReleaseManifest; site: SiteFacts; assetBase: string };
type SetSource = ShellContext & { store: SyncReader; keys: TrustedKeys };

/** The input for rendering a set of remotes with this shell. The set id includes the shell's version, since its files are part of every page. */
export function workerInputOf(
  { shell, site, assetBase }: ShellContext,
  remotes: Record<string, ReleaseManifest>,
  code: Record<string, string>,
): WorkerInput {
  const versions = Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  const set = { id: setId(shell.version, versions), shell, remotes };
  const integrity = integrityOf(setScript(set, assetBase));
  return { set, code, site, assetBase, setScript: { address: `${assetBase}/assets/sets/${set.id}.js`, integrity } };
}

/**
 * Reads and verifies a set of versions synchronously (docs/measured.md#swap: on a busy server every asynchronous step
 * waits for the event loop).
 * @throws {ReleaseError} naming the remote, the version and what is wrong with it
 */
export function readSet(source: SetSource, versions: Record<string, string>): WorkerInput {
  const { store, keys } = source;
  const entries = Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
  const remotes = entries.map(([name, version]) => [name, readManifest(store, name, version, keys)]);
  const code = entries.map(([name, version]) => [name, readServerFile(store, name, version, keys)]);
  return workerInputOf(source, Object.fromEntries(remotes), Object.fromEntries(code));
}
