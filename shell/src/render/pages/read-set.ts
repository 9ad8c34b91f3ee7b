import { readManifest, readServerFile } from '@site/release/releases/manifest-signature';
import type { SyncReader } from '@site/release/store/release-store';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { type ReleaseSet, setId } from './release-set';
import { type Shells, shellsLabel } from './set-lines';
import type { WorkerInput } from './worker-messages';

export type ShellContext = Pick<WorkerInput, 'site' | 'assetBase' | 'fragmentCache'> & Shells;
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
 * The input for rendering a set with this shell; sections are loaded in the order given. The set id includes the versions
 * of the shell's builds, since their files are part of every page.
 */
export function workerInputOf(
  { shell, other, ...site }: ShellContext,
  loaded: readonly LoadedRemote[],
  absent: ReleaseSet['absent'] = {},
): WorkerInput {
  const remotes = Object.fromEntries(loaded.map(({ manifest }) => [manifest.name, manifest]));
  const versions = Object.fromEntries(loaded.map(({ manifest }) => [manifest.name, manifest.version]));
  const code = Object.fromEntries(loaded.map((remote) => [remote.manifest.name, remote.code]));
  const shells = { shell, ...(other && { other }) };
  const set = { id: setId(shellsLabel(shells), versions, Object.keys(absent)), ...shells, remotes, absent };
  return { set, code, ...site };
}
