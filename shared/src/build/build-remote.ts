import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { ReleaseManifest } from '../contract/release-manifest';
import { releaseCalls } from './call-files';
import { writeChunkHashes } from './chunk-hashes';
import { remoteClientConfig } from './client-config';
import { remotePageFiles } from './page-files';
import { readRoutes } from './read-routes';
import { releaseFiles } from './release-files';
import { releaseNotes } from './release-notes';
import { releaseOrigin } from './release-origin';
import { releaseVersion } from './release-version';
import { runWebpack } from './run-webpack';
import { remoteServerConfig } from './server-config';
import { serverFileFaults } from './server-file-rules';
import { sharedNames } from './shared-names';
import { repositoryRoot } from './workspaces';

/** The whole webpack configuration of a remote: browser container and server file. */
export function remote(name: string): Configuration[] {
  return [remoteClientConfig(name), remoteServerConfig(name)];
}

/**
 * Builds a remote and writes `dist/release.json` last.
 * @throws {Error} when the server file breaks a rule or a page breaks its contract
 */
export async function buildRemote(
  name: string,
  configurations: Configuration[],
  inputs: string,
): Promise<ReleaseManifest> {
  const dist = path.join(repositoryRoot, name, 'dist');
  const stats = await runWebpack(configurations);
  writeChunkHashes(path.join(dist, 'client'));
  const serverFile = path.join(dist, 'server/routes.cjs');
  const code = readFileSync(serverFile, 'utf8');
  const faults = serverFileFaults(code);
  if (faults.length > 0) throw new Error(`${name}: server/routes.cjs ${faults.join(', ')}.`);
  const routes = await readRoutes(code, name);
  const client = stats.stats[0]?.compilation;
  if (!client) throw new Error(`${name}: webpack emitted no client build.`);
  const version = releaseVersion(name, inputs);
  const manifest: ReleaseManifest = {
    contract: 1,
    name,
    version,
    ...releaseOrigin(repositoryRoot),
    builtAt: new Date().toISOString(),
    notes: releaseNotes(name, version),
    routes,
    files: releaseFiles(dist),
    pages: remotePageFiles(
      client,
      routes.map(({ id }) => id),
    ),
    calls: releaseCalls(
      stats.stats.map(({ compilation }) => compilation),
      name,
    ),
    shared: sharedNames(client, name),
  };
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
