import { rmSync } from 'node:fs';
import path from 'node:path';
import { Version } from '@site/shared/contract/release-manifest';
import { ScratchRepository } from '@site/shared/testing/scratch-repository';
import { developmentVersion, releaseVersion } from './release-version';

const inputs = '0123456789ab';
const snapshot = `1.3.0-h${inputs}`;
let repository: ScratchRepository;

function lockfile(helpVersion: string, reactVersion: string): string {
  const packages = {
    '': { name: 'site' },
    'mf-help': { version: helpVersion },
    'node_modules/react': { version: reactVersion },
  };
  return JSON.stringify({ packages });
}

const version = () => releaseVersion('mf-help', inputs, repository.root);

beforeEach(() => {
  repository = new ScratchRepository();
  repository.commit('feat(mf-help): first', {
    'mf-help/package.json': '{"name":"mf-help","version":"1.3.0"}',
    'mf-help/src/routes.ts': 'export const routes = [];\n',
    'shared/src/http.ts': 'export {};\n',
    'package-lock.json': lockfile('1.3.0', '19.3.1'),
  });
});

afterEach(() => repository.remove());

test('without a tag the version contains the inputs hash, with one it does not', () => {
  expect(version()).toBe(snapshot);
  repository.git('tag', 'mf-help@1.3.0');
  expect(version()).toBe('1.3.0');
});

test('R10.87 a clone without its tags has the version that the commit of a release gave', () => {
  repository.commit('chore(release): publish', {
    'mf-help/package.json': '{"name":"mf-help","version":"1.4.0"}',
    'mf-help/CHANGELOG.md': '# 1.4.0\n',
    'package-lock.json': lockfile('1.4.0', '19.3.1'),
  });
  expect(version()).toBe('1.4.0');

  repository.commit('fix(mf-help): later', { 'mf-help/src/routes.ts': 'export const routes = [1];\n' });
  expect(version()).toBe(`1.4.0-h${inputs}`);
});

test('the tag of another section or version is ignored', () => {
  repository.git('tag', 'mf-info@1.3.0');
  repository.git('tag', 'mf-help@1.2.0');

  expect(version()).toBe(snapshot);
});

test.each([
  ['mf-help/src/routes.ts', 'export const routes = [1];\n'],
  ['mf-help/src/new-page.tsx', 'export {};\n'],
  ['shared/src/http.ts', 'export const http = 1;\n'],
  ['package-lock.json', lockfile('1.3.0', '19.3.2')],
])('a change of %s after the tag makes another version, committed or not', (file, text) => {
  repository.git('tag', 'mf-help@1.3.0');
  repository.write(file, text);
  expect(version()).toBe(snapshot);
  repository.commit('fix: later', {});
  expect(version()).toBe(snapshot);
});

test.each([
  ['mf-info/src/routes.ts', 'export const routes = [];\n'],
  ['mf-help/src/routes.test.ts', 'test.todo("later");\n'],
  ['mf-help/README.md', 'The help centre.\n'],
  ['package-lock.json', lockfile('1.4.0', '19.3.1')],
])('a change of %s after the tag concerns no visitor of this section', (file, text) => {
  repository.git('tag', 'mf-help@1.3.0');
  repository.commit('chore: later', { [file]: text });

  expect(version()).toBe('1.3.0');
});

test.each(['true', 'false'])('a test with a Chinese name concerns no visitor where core.quotePath is %s', (quoted) => {
  repository.git('tag', 'mf-help@1.3.0');
  repository.git('config', 'core.quotePath', quoted);
  repository.write('mf-help/src/说明.test.ts', 'test.todo("later");\n');
  expect(version()).toBe('1.3.0');
  repository.write('mf-help/src/说明.ts', 'export {};\n');
  expect(version()).toBe(snapshot);
});

test('outside a repository a build still has a version', () => {
  repository.git('tag', 'mf-help@1.3.0');
  rmSync(path.join(repository.root, '.git'), { recursive: true });

  expect(version()).toBe(snapshot);
});

const versioned = (version: string) =>
  repository.write('mf-help/package.json', JSON.stringify({ name: 'mf-help', version }));

test.each([
  '1.3',
  'v1.3.0',
  '1.3.0 ',
  '1.3.0+build',
  '1.3.0-BETA',
  '01.3.0',
  '1.3.00',
  '1.3.0-',
  '1.3.0-..',
  '1.3.0-beta.',
  '1.3.0-01',
])('the version “%s” is refused before anything is built, with the file that has it', (typed) => {
  versioned(typed);
  const sentence = `mf-help/package.json has the version "${typed}"; it must read like 1.2.3 or 1.2.3-beta.1, without zeros in front.`;
  expect(version).toThrow(sentence);
  expect(() => developmentVersion('mf-help', '1a2b', repository.root)).toThrow(sentence);
});

test('a build between two releases of a beta has a version that can be published', () => {
  versioned('1.3.0-beta.1');
  expect(version()).toBe(`1.3.0-beta.1.h${inputs}`);
  expect(version()).toMatch(new RegExp(Version.pattern ?? ''));
  expect(developmentVersion('mf-help', '1a2b', repository.root)).toBe('1.3.0-dev.h1a2b');
});
