import { rmSync } from 'node:fs';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { mostNotes, ReleaseNote } from '@site/shared/contract/release-manifest';
import { ScratchRepository } from '@site/shared/testing/scratch-repository';
import { releaseNotes } from './release-notes';

const snapshot = '1.0.0-h0123456789ab';
let repository: ScratchRepository;

const notes = (version = snapshot) => releaseNotes('mf-help', version, repository.root);

/** Commits a change in the folder with this subject. */
function commit(subject: string, folder = 'mf-help'): void {
  repository.commit(subject, { [`${folder}/src/routes.ts`]: `// ${Math.random()}\n` });
}

beforeEach(() => {
  repository = new ScratchRepository();
  repository.commit('feat(mf-help): first pages', { 'mf-help/package.json': '{"name":"mf-help","version":"1.0.0"}' });
});

afterEach(() => repository.remove());

test('notes of an untagged build are the commits to its folder since the last tag, newest first', () => {
  repository.git('tag', 'mf-help@1.0.0');
  commit('feat(mf-help): 术语表');
  commit('feat(mf-info): tags', 'mf-info');
  commit('test(mf-help): more');
  commit('fix: an odd link');
  commit('refactor(mf-help)!: other addresses');
  commit('no conventional commit');

  expect(notes()).toEqual(['refactor(mf-help)!: other addresses', 'fix: an odd link', 'feat(mf-help): 术语表']);
});

test('before the first tag they are all commits', () => {
  commit('fix(mf-help): the tree');

  expect(notes()).toEqual(['fix(mf-help): the tree', 'feat(mf-help): first pages']);
});

test('notes of a lerna version are its section of the changelog', () => {
  repository.commit('chore(release): publish', {
    'mf-help/CHANGELOG.md': '# 1.0.0 (2026-11-22)\n\n### Features\n\n* **mf-help:** written down abcdef1\n',
  });
  repository.git('tag', 'mf-help@1.0.0');

  expect(notes('1.0.0')).toEqual(['feat(mf-help): written down']);
});

test('notes of a version bumped by shared are the changes of shared', () => {
  repository.git('tag', 'mf-help@0.9.0');
  commit('fix(shared): retries wait', 'shared');
  repository.commit('chore(release): publish', {
    'mf-help/CHANGELOG.md': '# 1.0.0 (2026-11-22)\n\n**Note:** Version bump only for package mf-help\n',
  });
  repository.git('tag', 'mf-help@1.0.0');
  commit('fix(shared): later', 'shared');

  expect(notes('1.0.0')).toEqual(['fix(shared): retries wait']);
  expect(notes()).toEqual(['fix(shared): later']);
});

test('a note can neither inject a line nor be unbounded', () => {
  commit(`fix: red \u001b[31m and back\u202e ${'长'.repeat(400)}`);
  for (let count = 0; count < mostNotes; count += 1) commit(`feat: ${count}`);

  const lines = notes();

  expect(lines).toHaveLength(mostNotes);
  expect(lines.at(-1)).toBe('… 3 more');
  expect(lines.every((line) => Value.Check(ReleaseNote, line))).toBe(true);
});

test('control characters become spaces, and a long line is cut', () => {
  repository.git('tag', 'mf-help@1.0.0');
  commit(`fix: red \u001b[31m and back\u202e ${'长'.repeat(400)}`);

  expect(notes()[0]).toMatch(/^fix: red {2}\[31m and back {2}长+…$/);
  expect(notes()[0]).toHaveLength(200);
});

test('without git there are no notes, and the build succeeds', () => {
  rmSync(path.join(repository.root, '.git'), { recursive: true });

  expect(notes()).toEqual([]);
});
