import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { writeBrotliFiles } from './brotli-files';
import { writeBundledPackages } from './bundled-packages';
import { releaseCalls } from './call-files';
import { writeChunkHashes } from './chunk-hashes';
import { remoteClientConfig } from './client-config';
import { commonConfig } from './common-config';
import { consoleConfig, consolePages } from './console-config';
import { lineOfSection } from './lines';
import { entryFiles, remotePageFiles } from './page-files';
import { readRoutes } from './read-routes';
import { releaseFiles } from './release-files';
import { declaredDifferences } from './declared-differences';
import { releaseNotes } from './release-notes';
import { releaseOrigin } from './release-origin';
import { releaseVersion } from './release-version';
import { runWebpack } from './run-webpack';
import { remoteServerConfig } from './server-config';
import { serverFileFaults } from './server-file-rules';
import { sharedNames } from './shared-names';
import { knowingItsPlace } from './release-place';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** The whole webpack configuration of a remote: browser container, server file, common styles and, where it has some, its consoles. */
export function remote(name: string): Configuration[] {
  const client = remoteClientConfig(name);
  const consoles = consoleConfig(name);
  // Several builds write to `client/`, so none may clean it.
  const browser = { ...client, output: { ...client.output, clean: false } };
  return [browser, remoteServerConfig(name), commonConfig(name), ...(consoles ? [consoles] : [])];
}

/** What webpack made of a remote; not every remote has consoles, and none has common styles of its own while it is developed. */
export type RemoteBuilds = {
  client: Compilation;
  server: Compilation;
  common?: Compilation | undefined;
  consoles?: Compilation | undefined;
};

/**
 * What the code of a build says of itself; its files have to be on the disk.
 * @throws {Error} when the server file breaks a rule or a page breaks its contract
 */
export async function remoteParts(
  name: string,
  { client, server, common, consoles }: RemoteBuilds,
  faultsOf: (code: string) => string[] = serverFileFaults,
): Promise<Pick<ReleaseManifest, 'contract' | 'line' | 'routes' | 'pages' | 'calls' | 'shared'>> {
  const code = readFileSync(path.join(server.outputOptions.path ?? '', 'routes.cjs'), 'utf8');
  const faults = faultsOf(code);
  if (faults.length > 0) throw new Error(`${name}: server/routes.cjs ${faults.join(', ')}.`);
  const routes = await readRoutes(code, name);
  const ids = routes.map(({ id }) => id);
  const first = common ? entryFiles(common, 'common').styles : [];
  const { name: line, contract } = lineOfSection(name);
  return {
    ...{ contract, line },
    routes,
    pages: { ...remotePageFiles(client, ids, first), ...(consoles && consolePages(consoles, name)) },
    calls: releaseCalls([client, server], name),
    shared: sharedNames(client, name),
  };
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
  rmSync(path.join(dist, 'client'), { recursive: true, force: true });
  const version = releaseVersion(name, inputs);
  const { stats } = await runWebpack(configurations.map((one) => knowingItsPlace(one, `remotes/${name}/${version}`)));
  const compilations = stats.map(({ compilation }) => compilation);
  const [client, server, common, consoles] = compilations;
  if (!client || !server) throw new Error(`${name}: webpack emitted no client build.`);
  writeChunkHashes(path.join(dist, 'client'));
  await writeBrotliFiles(path.join(dist, 'client'));
  writeBundledPackages(dist, compilations);
  const manifest: ReleaseManifest = {
    name,
    version,
    ...releaseOrigin(repositoryRoot),
    builtAt: new Date().toISOString(),
    notes: releaseNotes(name, version),
    accepts: declaredDifferences(name),
    files: releaseFiles(dist),
    ...(await remoteParts(name, { client, server, common, consoles })),
  };
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
