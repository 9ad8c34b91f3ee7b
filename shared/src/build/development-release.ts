import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { hashFile, type ReleaseManifest } from '../contract/release-manifest';
import { remoteParts } from './build-remote';
import { hashScript } from './chunk-hashes';
import { releaseFile } from './release-files';

/** A build as `publish` takes it, with the hashes of its scripts by file name. */
export type DevelopmentRelease = {
  manifest: ReleaseManifest;
  manifestText: string;
  files: Map<string, Buffer>;
  hashes: Record<string, string>;
};

/** Of this build alone: updates of earlier ones lie beside them. */
function filesOf(side: 'client' | 'server', compilation: Compilation): [file: string, bytes: Buffer][] {
  const folder = compilation.outputOptions.path ?? '';
  return compilation.getAssets().map(({ name }) => [`${side}/${name}`, readFileSync(path.join(folder, name))]);
}

/**
 * A release like any other but for what only those who release need: notes, commit, packages. Reads all files before it
 * waits, because the next build writes over them.
 * @throws {Error} when the server file breaks a rule or a page breaks its contract
 */
export async function developmentRelease(
  version: { name: string; version: string },
  builds: { client: Compilation; server: Compilation },
): Promise<DevelopmentRelease> {
  const files = new Map([...filesOf('client', builds.client), ...filesOf('server', builds.server)]);
  const parts = remoteParts(version.name, builds);
  const scripts = [...files.keys()].filter((file) => file.startsWith('client/') && file.endsWith('.js'));
  const listed = new Map([...files].map(([file, bytes]) => [file, releaseFile(file, bytes)]));
  const hashes = Object.fromEntries(scripts.map((file) => [path.basename(file), listed.get(file)?.integrity ?? '']));
  const script = Buffer.from(hashScript(hashes));
  files.set(hashFile, script);
  listed.set(hashFile, releaseFile(hashFile, script));
  const manifest: ReleaseManifest = {
    contract: 1,
    ...version,
    commit: '',
    builtAt: new Date().toISOString(),
    notes: [],
    files: [...listed.values()],
    ...(await parts),
  };
  return { manifest, manifestText: JSON.stringify(manifest), files, hashes };
}
