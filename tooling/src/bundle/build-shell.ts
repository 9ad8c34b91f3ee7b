import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { linesFolder, versionInLine } from '@site/shared/contract/line';
import { type PageFiles, type ReleaseManifest, islandPage } from '@site/shared/contract/release-manifest';
import { writeBrotliFiles } from './brotli-files';
import { writeBundledPackages } from './bundled-packages';
import { writeChunkHashes } from './chunk-hashes';
import { clientBase, shellClientConfig, shellEntries } from './client-config';
import { commonStylesOf } from './common-styles';
import { type Line, otherLine, presentLine } from './lines';
import { entryFiles } from './page-files';
import { releaseFiles } from './release-files';
import { releaseNotes } from './release-notes';
import { lockfileOf, releaseOrigin } from './release-origin';
import { knowingItsPlace } from './release-place';
import { developmentVersion, releaseVersion } from './release-version';
import { runWebpack } from './run-webpack';
import { shellServerConfig } from './server-config';
import { sharedVersions } from './singletons';
import { cacheOf } from './webpack-rules';
import { noticesFile, noticesOf, noticesText } from './third-party-notices';
import { ShellScriptsPlugin, IslandFilesPlugin } from './island-files-plugin';
import { type Flavour, outputFolder, repositoryRoot } from '@site/shared/repository/workspaces';

/** What runs before React and before the entry script while a section is developed: nothing of it is in any other build. */
const hot: Record<Flavour, { main: string[]; early: string[] }> = {
  production: { main: [], early: [] },
  development: { main: ['./src/client/hot/refresh.ts'], early: ['./src/client/hot/hot-events.ts'] },
};

const islandFolder = './src/client/islands';

/** What works before the application: `forms` is `client/islands/forms.ts`, and `island-forms` its page of the manifest. */
const islandNames = readdirSync(path.join(repositoryRoot, 'shell', islandFolder))
  .filter((file) => !file.includes('.test.'))
  .map((file) => path.basename(file, '.ts'));
const islandEntries = Object.fromEntries(islandNames.map((name) => [islandPage(name), `${islandFolder}/${name}.ts`]));

/** The early script, and the islands, each with its styles: no federation, no runtime chunk. */
function earlyConfig(flavour: Flavour, client: Configuration, shell: ShellScriptsPlugin): Configuration {
  // The shell's own sheet is on every page, and has them.
  const base = clientBase('shell', flavour, false);
  return {
    ...base,
    name: `shell-early-${flavour}`,
    dependencies: [client.name ?? ''],
    cache: false,
    entry: { early: [...hot[flavour].early, './src/client/early/early.ts'], ...islandEntries },
    plugins: [...(base.plugins ?? []), new IslandFilesPlugin(islandNames, shell)],
  };
}

/** The entry script and the islands. */
function earlyPages(early: Compilation): Record<string, PageFiles> {
  return Object.fromEntries(['early', ...Object.keys(islandEntries)].map((id) => [id, entryFiles(early, id)]));
}

/** What few pages show: the shell's own pages, each with a chunk named after its route, and styles. */
const lazy = ['sitemap', 'lead-form', 'support', 'home-callback', 'help-styles', 'error-styles'];

function lazyPages(client: Compilation): Record<string, PageFiles> {
  return Object.fromEntries(lazy.map((id) => [id, entryFiles(client, id)]));
}

/** The application: its scripts in the order in which they run. */
function mainPage(client: Compilation): PageFiles {
  const parts = shellEntries.map((entry) => entryFiles(client, entry));
  return { scripts: parts.flatMap(({ scripts }) => scripts), styles: parts.flatMap(({ styles }) => styles) };
}

/** Of the shell in all its lines, the processes that are there once. */
const ownProcesses = {
  main: './src/server/main.ts',
  check: './src/server/check/main.ts',
  markdown: './src/server/markdown/markdown-worker.ts',
};

/** A build of the shell: for which line, and where it goes. */
type Target = { line: Line; dist: string; version: string; flavour: Flavour };

/** Two builds write to `client/`, so neither may clean it. */
function configurations({ line, flavour }: Target, processes: Record<string, string>): Configuration[] {
  const scripts = new ShellScriptsPlugin(shellEntries);
  const main = shellClientConfig(flavour, hot[flavour].main, line);
  const client = { ...main, plugins: [...(main.plugins ?? []), scripts] };
  return [
    ...[client, earlyConfig(flavour, client, scripts)].map((config) => ({
      ...config,
      output: { ...config.output, clean: false },
    })),
    shellServerConfig({ ...processes, render: './src/render/processes/process/main.ts' }, flavour, line),
  ];
}

/** A configuration with the folder, the cache and the addresses of its target. */
function aimed(config: Configuration, { line, dist, version }: Target): Configuration {
  const name = `${config.name}-${line.name}`;
  const output = { ...config.output, path: path.join(dist, path.basename(config.output?.path ?? '')) };
  const waits = config.dependencies?.map((other) => `${other}-${line.name}`);
  const named = {
    ...config,
    name,
    output,
    cache: config.cache ? cacheOf(name) : false,
    ...(waits && { dependencies: waits }),
  };
  return knowingItsPlace(named, `shell/${version}`);
}

/** The licences of the whole site, which the shell serves (`server/discovery/notices-route.ts`). */
function writeNotices(dist: string): void {
  const lockfile = lockfileOf(repositoryRoot);
  if (!lockfile) throw new Error('There is no package-lock.json to list the licences of. Run npm install once.');
  writeFileSync(path.join(dist, noticesFile), noticesText(noticesOf(lockfile)));
}

type Built = { manifest: ReleaseManifest; compilations: Compilation[] };

/** One line: browser bundle, `early`, render process and the manifest of its files. */
async function buildLine(target: Target, processes: Record<string, string> = {}): Promise<Built> {
  const { line, dist, version, flavour } = target;
  const { stats } = await runWebpack(configurations(target, processes).map((config) => aimed(config, target)));
  const compilations = stats.map(({ compilation }) => compilation);
  const [client, early] = compilations;
  if (!client || !early) throw new Error('shell: webpack emitted no client build.');
  const main = mainPage(client);
  writeChunkHashes(path.join(dist, 'client'));
  if (flavour === 'production') await writeBrotliFiles(path.join(dist, 'client'));
  const manifest: ReleaseManifest = {
    contract: line.contract,
    name: 'shell',
    version,
    ...releaseOrigin(repositoryRoot),
    builtAt: new Date().toISOString(),
    notes: releaseNotes('shell', version),
    line: line.name,
    routes: [],
    files: releaseFiles(dist).filter(({ path: file }) => file.startsWith('client/')),
    pages: { main, ...earlyPages(early), ...lazyPages(client) },
    calls: [],
    shared: sharedVersions(line),
    // Those of development have names of their own.
    ...(flavour === 'production' && { commonStyles: commonStylesOf(client) }),
  };
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return { manifest, compilations };
}

/** Builds the shell: its processes, and of each line what renders and hydrates pages of it. */
export async function buildShell(inputs: string, flavour: Flavour = 'production'): Promise<ReleaseManifest> {
  const dist = outputFolder('shell', flavour);
  for (const folder of ['client', linesFolder]) rmSync(path.join(dist, folder), { recursive: true, force: true });
  // A development build has a version of its own, because browsers keep files by version for ever.
  const version = flavour === 'production' ? releaseVersion('shell', inputs) : developmentVersion('shell', inputs);
  const other = otherLine();
  const beside = other && {
    ...{ line: other, version: versionInLine(version, other.name), flavour },
    dist: path.join(dist, linesFolder, other.name),
  };
  // First, because the manifest of the shell itself says that all of it is there.
  const second = beside && (await buildLine(beside));
  const { manifest, compilations } = await buildLine({ line: presentLine(), dist, version, flavour }, ownProcesses);
  cpSync(path.join(repositoryRoot, 'shell/pictures'), path.join(dist, 'pictures'), { recursive: true });
  writeNotices(dist);
  writeBundledPackages(dist, [...compilations, ...(second?.compilations ?? [])]);
  return manifest;
}
