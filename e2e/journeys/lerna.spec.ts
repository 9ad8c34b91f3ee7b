import { execFileSync } from 'node:child_process';
import { remoteNames, workspaceNames } from '@site/shared/repository/workspaces';
import { ScratchRepository } from '@site/shared/testing/scratch-repository';
import { releaseNotes } from '@site/tooling/bundle/release-notes';
import { releaseVersion } from '@site/tooling/bundle/release-version';
import { installedLerna } from '@site/tooling/commands/installed-lerna';
import { restoreTags } from '@site/tooling/commands/restore-tags';
import { expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { readTracked } from '../laws/tracked-files';

// docs/how-to/release.md: who gets which version of what changed. Lerna is installed for it, which takes npm half a minute.

/** What is released on its own; everything else is built into these or runs beside them. */
const released = ['shell', ...remoteNames()];

const versionOf = (folder: string) =>
  (JSON.parse(readTracked(`${folder}/package.json`)) as { version: string }).version;

/** This repository's packages and configuration without its code, every section tagged as released. */
function releasedRepository(): ScratchRepository {
  const repository = new ScratchRepository();
  const manifests = ['lerna.json', 'package.json', ...workspaceNames().map((name) => `${name}/package.json`)];
  const sources = workspaceNames().map((name) => [`${name}/src/source.ts`, 'export {};\n']);
  repository.commit('feat: first', {
    ...Object.fromEntries(manifests.map((file) => [file, readTracked(file)])),
    ...Object.fromEntries(sources),
  });
  for (const folder of released) repository.tag(`${folder}@${versionOf(folder)}`);
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
  const [major = 0, minor = 0, patch = 0] = versionOf(folder).split('.').map(Number);
  return part === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

test.beforeAll(() => {
  // For as long as npm takes on a slow machine.
  test.setTimeout(600_000);
  installedLerna();
});

test('a feature gives its section alone a version, a changelog and a tag', everyCase, () => {
  const repository = releasedRepository();
  const version = raised('mf-help', 'minor');
  repository.commit('feat(mf-help): 术语表', { 'mf-help/src/source.ts': 'export const glossary = 1;\n' });

  expect(lernaVersion(repository)).toEqual([`mf-help@${version}`]);
  expect(repository.git('-c', 'core.quotePath=false', 'show', '--name-only', '--format=%s').split('\n')).toEqual([
    'chore(release): publish',
    '',
    'mf-help/CHANGELOG.md',
    'mf-help/package.json',
  ]);
  expect(releaseVersion('mf-help', 'unused', repository.root)).toBe(version);
  expect(releaseNotes('mf-help', version, repository.root)).toEqual(['feat(mf-help): 术语表']);
  repository.remove();
});

test('a fix in shared changes every section, gives each a version, and is in its notes', everyCase, () => {
  const repository = releasedRepository();
  repository.commit('fix(shared): retries wait', { 'shared/src/source.ts': 'export const wait = 1;\n' });

  const changed = JSON.parse(lerna(repository, 'ls', '--since', '--all', '--json')) as { name: string }[];
  expect(changed.map(({ name }) => name)).toEqual(expect.arrayContaining(['@site/shared', ...released]));
  const tags = released.map((folder) => `${folder}@${raised(folder, 'patch')}`);
  expect(lernaVersion(repository)).toEqual(tags.sort());
  expect(releaseNotes('mf-info', raised('mf-info', 'patch'), repository.root)).toEqual(['fix(shared): retries wait']);
  repository.remove();
});

test('the commands are in no section, nor is what they alone import', everyCase, () => {
  const repository = releasedRepository();
  repository.commit('fix(tooling): ports', { 'tooling/src/commands/source.ts': 'export const port = 1;\n' });
  repository.commit('fix(release): keys', { 'release/src/source.ts': 'export const keys = 1;\n' });

  expect(lernaVersion(repository)).toEqual([`shell@${raised('shell', 'patch')}`]);
  repository.remove();
});

test('what sections are built by changes every one', everyCase, () => {
  const repository = releasedRepository();
  repository.commit('fix(tooling): hashes', { 'tooling/src/bundle/source.ts': 'export const hash = 1;\n' });

  expect(lernaVersion(repository)).toEqual(released.map((folder) => `${folder}@${raised(folder, 'patch')}`).sort());
  repository.remove();
});

test(
  'R10.87 without its tags a clone has the versions and notes that lerna gave, and sets the tags again',
  everyCase,
  () => {
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
  },
);
