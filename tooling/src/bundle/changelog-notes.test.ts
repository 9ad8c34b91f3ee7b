import { changelogNotes } from './changelog-notes';

const changelog = `# Change Log

All notable changes to this project will be documented in this file.

# [1.2.0](https://git.example/compare/mf-help@1.1.1...mf-help@1.2.0) (2026-11-22)

### Bug Fixes

* **mf-help:** a new page folds the tree away ([39360fb](https://git.example/commits/39360fb)), closes [#7](https://git.example/issues/7)
* links of the tree 4f4ce9c

### Features

* **mf-help:** 术语表 4f4ce9cc327a097b25ba4770820942eb3567a107

### BREAKING CHANGES

* **mf-help:** the address of the glossary



## 1.1.1 (2026-11-21)

**Note:** Version bump only for package mf-help

# 1.1.0 (2026-11-20)

Written by hand: the old tree is gone.
`;

test('the changelog section of a version becomes commit subjects, without hashes and links', () => {
  expect(changelogNotes(changelog, '1.2.0')).toEqual([
    'fix(mf-help): a new page folds the tree away',
    'fix: links of the tree',
    'feat(mf-help): 术语表',
    'breaking(mf-help): the address of the glossary',
  ]);
});

test('a version bump by a dependency has no notes of its own', () => {
  expect(changelogNotes(changelog, '1.1.1')).toEqual([]);
});

test('manually written text is kept', () => {
  expect(changelogNotes(changelog, '1.1.0')).toEqual(['Written by hand: the old tree is gone.']);
});

test.each(['1.1', '1.2.00', '2.0.0'])('there is no section for %s', (version) => {
  expect(changelogNotes(changelog, version)).toEqual([]);
});
