import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Configuration } from 'webpack';
import type { PageFiles, ReleaseManifest } from '../contract/release-manifest';
import { writeChunkHashes } from './chunk-hashes';
import { clientBase, shellClientConfig } from './client-config';
import { entryFiles } from './page-files';
import { releaseFiles } from './release-files';
import { releaseNotes } from './release-notes';
import { releaseOrigin } from './release-origin';
import { releaseVersion } from './release-version';
import { runWebpack } from './run-webpack';
import { shellServerConfig } from './server-config';
import { sharedVersions } from './singletons';
import { repositoryRoot } from './workspaces';

/** The small script of every page: no federation, no runtime chunk, no styles. */
function earlyConfig(): Configuration {
  const base = clientBase('shell');
  const plugins = (base.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
  return {
    ...base,
    name: 'shell-early',
    cache: false,
    plugins,
    entry: { early: './src/client/early/early.ts' },
  };
}

/** The shell's lazily loaded pages, each with a chunk named after its route. */
function lazyPages(client: Compilation): Record<string, PageFiles> {
  return Object.fromEntries(['sitemap', 'lead-form'].map((id) => [id, entryFiles(client, id)]));
}

/** Two builds write to `client/`, so neither may clean it. */
function configurations(): Configuration[] {
  const plugin = path.join(repositoryRoot, 'shell/src/client/provide-runtime-core.ts');
  const client = [shellClientConfig('./src/client/main.tsx', plugin), earlyConfig()];
  return [
    ...client.map((config) => ({ ...config, output: { ...config.output, clean: false } })),
    shellServerConfig({
      main: './src/server/main.ts',
      check: './src/server/check/main.ts',
      worker: './src/remotes/worker.ts',
    }),
  ];
}

/** Builds the shell: browser bundle, `early`, server processes and the manifest of its files. */
export async function buildShell(inputs: string): Promise<ReleaseManifest> {
  const dist = path.join(repositoryRoot, 'shell/dist');
  rmSync(path.join(dist, 'client'), { recursive: true, force: true });
  const { stats } = await runWebpack(configurations());
  const [client, early] = stats.map(({ compilation }) => compilation);
  if (!client || !early) throw new Error('shell: webpack emitted no client build.');
  const main = entryFiles(client, 'main');
  writeChunkHashes(path.join(dist, 'client'));
  cpSync(path.join(repositoryRoot, 'shell/pictures'), path.join(dist, 'pictures'), { recursive: true });
  const version = releaseVersion('shell', inputs);
  const manifest: ReleaseManifest = {
    contract: 1,
    name: 'shell',
    version,
    ...releaseOrigin(repositoryRoot),
    builtAt: new Date().toISOString(),
    notes: releaseNotes('shell', version),
    routes: [],
    files: releaseFiles(dist).filter(({ path: file }) => file.startsWith('client/')),
    pages: { main, early: entryFiles(early, 'early'), ...lazyPages(client) },
    calls: [],
    shared: sharedVersions(),
  };
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
