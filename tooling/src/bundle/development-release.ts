import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { hashFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { type RemoteBuilds, remoteParts } from './build-remote';
import { hashScript } from './chunk-hashes';
import { mapOf } from './mappable-source';
import { isUpdate } from './page-files';
import { releaseFile } from '@site/shared/contract/release-file';

/** A build as `publish` takes it, with webpack's hash of its browser half and the hashes of its scripts by file name. */
export type DevelopmentRelease = {
  manifest: ReleaseManifest;
  manifestText: string;
  files: Map<string, Buffer>;
  build: string;
  hashes: Record<string, string>;
  /** The source map of its server file, made when it is asked for. */
  serverMap: () => object | undefined;
};

type Files = [file: string, bytes: Buffer][];

function folderOf(compilation: Compilation): string {
  return compilation.outputOptions.path ?? '';
}

function filesOf(side: 'client' | 'server', compilation: Compilation): Files {
  const names = compilation.getAssets().map(({ name }) => name);
  return names
    .filter((name) => !isUpdate(name))
    .map((name) => [`${side}/${name}`, readFileSync(path.join(folderOf(compilation), name))]);
}

/**
 * All updates since the release before: there may be builds between that were no release, because their other half was not
 * ready when the next change came, or because they broke a rule.
 */
function updatesOf(client: Compilation): Files {
  const names = readdirSync(folderOf(client)).filter(isUpdate);
  return names.map((name) => [`client/${name}`, readFileSync(path.join(folderOf(client), name))]);
}

/**
 * A release like any other but for what only those who release need: notes, commit, packages. Reads all files before it
 * waits, because the next build writes over them. `faultsOf`: what is wrong with a server file.
 * @throws {Error} when the server file breaks a rule or a page breaks its contract
 */
export async function developmentRelease(
  version: { name: string; version: string },
  builds: RemoteBuilds,
  faultsOf?: (code: string) => string[],
): Promise<DevelopmentRelease> {
  const { client, server, consoles } = builds;
  const updates = updatesOf(client);
  const played = consoles ? filesOf('client', consoles) : [];
  const files = new Map([...filesOf('client', client), ...played, ...updates, ...filesOf('server', server)]);
  const parts = remoteParts(version.name, builds, faultsOf);
  const scripts = [...files.keys()].filter((file) => file.startsWith('client/') && file.endsWith('.js'));
  const listed = new Map([...files].map(([file, bytes]) => [file, releaseFile(file, bytes)]));
  const hashes = Object.fromEntries(scripts.map((file) => [path.basename(file), listed.get(file)?.integrity ?? '']));
  const script = Buffer.from(hashScript(hashes));
  files.set(hashFile, script);
  listed.set(hashFile, releaseFile(hashFile, script));
  const described = await parts;
  for (const [file] of updates) rmSync(path.join(path.dirname(folderOf(client)), file), { force: true });
  const manifest: ReleaseManifest = {
    ...version,
    commit: '',
    builtAt: new Date().toISOString(),
    notes: [],
    files: [...listed.values()],
    ...described,
  };
  return {
    manifest,
    manifestText: JSON.stringify(manifest),
    files,
    build: client.hash ?? '',
    hashes,
    serverMap: () => mapOf(server),
  };
}
