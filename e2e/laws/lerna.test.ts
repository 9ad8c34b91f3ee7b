import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { installedLerna } from '@site/tooling/commands/installed-lerna';
import { releaseNotes } from '@site/tooling/bundle/release-notes';
import { releaseVersion } from '@site/tooling/bundle/release-version';
import { remoteNames, workspaceNames } from '@site/shared/repository/workspaces';
import { ScratchRepository } from '@site/shared/testing/scratch-repository';
import { restoreTags } from '@site/tooling/commands/restore-tags';
import { expectNothing } from './expect-nothing';
import { readTracked } from './tracked-files';

/** What is released on its own; everything else is built into these or runs beside them. */
const released = ['shell', ...remoteNames()];

interface Package {
  name: string;
  version?: string;
  private: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageOf = (folder: string) => JSON.parse(readTracked(`${folder}/package.json`)) as Package;

/** This repository's packages and configuration without its code, every section tagged as released. */
function releasedRepository(): ScratchRepository {
  const repository = new ScratchRepository();
  const manifests = ['lerna.json', 'package.json', ...workspaceNames().map((name) => `${name}/package.json`)];
  const sources = workspaceNames().map((name) => [`${name}/src/source.ts`, 'export {};\n']);
  repository.commit('feat: first', {
    ...Object.fromEntries(manifests.map((file) => [file, readTracked(file)])),
    ...Object.fromEntries(sources),
  });
  for (const folder of released) repository.tag(`${folder}@${packageOf(folder).version}`);
  return repository;
}

function lerna({ root }: ScratchRepository, ...text: string[]): string {
  const env = { ...process.env, NX_DAEMON: 'false' };
  return execFileSync(process.execPath, [installedLerna(), ...text], {
    cwd: root,
    env,
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

/** Gives versions to what changed since the tags; says which tags that made. */
function lernaVersion(repository: ScratchRepository): string[] {
  lerna(repository, 'version', '--yes');
  return repository.git('tag', '--points-at', 'HEAD').split('\n');
}

function raised(folder: string, part: 'minor' | 'patch'): string {
  const [major = 0, minor = 0, patch = 0] = (packageOf(folder).version ?? '').split('.').map(Number);
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

// For as long as npm takes on a slow machine.
beforeAll(() => void installedLerna(), 600_000);

test('what is released is named after its folder, which is its tag; nothing else has a version', () => {
  const versioned = workspaceNames().filter((folder) => packageOf(folder).version);
  expect(versioned.sort()).toEqual([...released].sort());
  for (const folder of released) expect(packageOf(folder)).toMatchObject({ name: folder, private: true });
  const folderOf = new Map(workspaceNames().map((folder) => [packageOf(folder).name, folder]));
  const inside = workspaceNames().flatMap((folder) =>
    Object.entries({ ...packageOf(folder).dependencies, ...packageOf(folder).devDependencies })
      .filter(([name]) => name.startsWith('@site/'))
      .map(([name, range]) => ({ folder, name, range })),
  );
  // Lerna follows a dependency without a version by its folder only.
  const rangeTo = (folder: string, name: string) => `file:${path.relative(folder, folderOf.get(name) ?? name)}`;
  expect(inside.length).toBeGreaterThan(5);
  expectNothing(
    inside.filter(({ folder, name, range }) => range !== rangeTo(folder, name)),
    'write `file:` and the relative path of the folder as the range in the package.json.',
  );
});

test('the everyday install has no lerna; its own lockfile has one version, and npm is told the same beside both', () => {
  const locked = (file: string) => (JSON.parse(readTracked(file)) as { packages: Record<string, Package> }).packages;
  const { dependencies } = JSON.parse(readTracked('tooling/lerna/package.json')) as Package;

  expect(Object.keys(locked('package-lock.json')).filter((place) => /node_modules\/(lerna|nx)$/.test(place))).toEqual(
    [],
  );
  expect(locked('tooling/lerna/package-lock.json')['node_modules/lerna']?.version).toBe(dependencies?.['lerna']);
  expect(readTracked('tooling/lerna/.npmrc')).toBe(readTracked('.npmrc'));
});

test('a feature gives its section alone a version, a changelog and a tag', () => {
  const repository = releasedRepository();
  const version = raised('mf-help', 'minor');
  repository.commit('feat(mf-help): 术语表', { 'mf-help/src/source.ts': 'export const glossary = 1;\n' });

  expect(lernaVersion(repository)).toEqual([`mf-help@${version}`]);
  expect(repository.git('show', '--name-only', '--format=%s').split('\n')).toEqual([
    'chore(release): publish',
    '',
    'mf-help/CHANGELOG.md',
    'mf-help/package.json',
  ]);
  expect(releaseVersion('mf-help', 'unused', repository.root)).toBe(version);
  expect(releaseNotes('mf-help', version, repository.root)).toEqual(['feat(mf-help): 术语表']);
  repository.remove();
});

test('a fix in shared changes every section, gives each a version, and is in its notes', () => {
  const repository = releasedRepository();
  repository.commit('fix(shared): retries wait', { 'shared/src/source.ts': 'export const wait = 1;\n' });

  const changed = JSON.parse(lerna(repository, 'ls', '--since', '--all', '--json')) as { name: string }[];
  expect(changed.map(({ name }) => name)).toEqual(expect.arrayContaining(['@site/shared', ...released]));
  const tags = released.map((folder) => `${folder}@${raised(folder, 'patch')}`);
  expect(lernaVersion(repository)).toEqual(tags.sort());
  expect(releaseNotes('mf-info', raised('mf-info', 'patch'), repository.root)).toEqual(['fix(shared): retries wait']);
  repository.remove();
});

test('the commands are in no section, nor is what they alone import', () => {
  const repository = releasedRepository();
  repository.commit('fix(tooling): ports', { 'tooling/src/commands/source.ts': 'export const port = 1;\n' });
  repository.commit('fix(release): keys', { 'release/src/source.ts': 'export const keys = 1;\n' });

  expect(lernaVersion(repository)).toEqual([`shell@${raised('shell', 'patch')}`]);
  repository.remove();
});

test('what sections are built by changes every one', () => {
  const repository = releasedRepository();
  repository.commit('fix(tooling): hashes', { 'tooling/src/bundle/source.ts': 'export const hash = 1;\n' });

  expect(lernaVersion(repository)).toEqual(released.map((folder) => `${folder}@${raised(folder, 'patch')}`).sort());
  repository.remove();
});

test('R10.87 without its tags a clone has the versions and notes that lerna gave, and sets the tags again', () => {
  const repository = releasedRepository();
  repository.commit('feat(mf-help): 术语表', { 'mf-help/src/source.ts': 'export const glossary = 1;\n' });
  const [tag = ''] = lernaVersion(repository);
  const version = raised('mf-help', 'minor');
  const at = repository.git('rev-list', '-n', '1', tag);
  repository.git('tag', '--delete', ...repository.git('tag').split('\n'));
  repository.commit('fix(mf-info): later', { 'mf-info/src/source.ts': 'export const later = 1;\n' });

  expect(releaseVersion('mf-help', 'unused', repository.root)).toBe(version);
  expect(releaseNotes('mf-help', version, repository.root)).toEqual(['feat(mf-help): 术语表']);
  expect(restoreTags(repository.root)).toEqual([tag]);
  expect(repository.git('rev-list', '-n', '1', tag)).toBe(at);
  repository.commit('fix(mf-help): a link', { 'mf-help/src/source.ts': 'export const glossary = 2;\n' });
  expect(releaseNotes('mf-help', `${version}-h0`, repository.root)).toEqual(['fix(mf-help): a link']);
  repository.remove();
});
