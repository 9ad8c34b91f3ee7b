import { readManifest, readServerFile } from '@site/release/releases/manifest-signature';
import type { SyncReader } from '@site/release/store/release-store';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { type ReleaseSet, setId } from './release-set';
import type { WorkerInput } from './worker-messages';

export type ShellContext = Pick<WorkerInput, 'site' | 'assetBase' | 'fragmentCache'> & { shell: ReleaseManifest };
export type ReleaseSource = { store: SyncReader; keys: TrustedKeys };

/** A verified version of a remote: its manifest and the text of its server file. */
export type LoadedRemote = { manifest: ReleaseManifest; code: string };

/**
 * Reads and verifies one version synchronously (docs/measured.md#swap: on a busy server every asynchronous step waits for
 * the event loop).
 * @throws {ReleaseError} naming the remote, the version and what is wrong with it
 */
export function readRemote({ store, keys }: ReleaseSource, name: string, version: string): LoadedRemote {
  const manifest = readManifest(store, name, version, keys);
  return { manifest, code: readServerFile(store, manifest) };
}

/**
 * The input for rendering a set with this shell; sections are loaded in the order given. The set id includes the shell's
 * version, since its files are part of every page.
 */
export function workerInputOf(
  { shell, ...site }: ShellContext,
  loaded: readonly LoadedRemote[],
  absent: ReleaseSet['absent'] = {},
): WorkerInput {
  const remotes = Object.fromEntries(loaded.map(({ manifest }) => [manifest.name, manifest]));
  const versions = Object.fromEntries(loaded.map(({ manifest }) => [manifest.name, manifest.version]));
  const code = Object.fromEntries(loaded.map((remote) => [remote.manifest.name, remote.code]));
  const set = { id: setId(shell.version, versions, Object.keys(absent)), shell, remotes, absent };
  return { set, code, ...site };
}
