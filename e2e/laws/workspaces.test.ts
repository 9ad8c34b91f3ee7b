import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames, workspaceNames } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';
import { readTracked } from './tracked-files';

/** At the top: what lies within one of them (`release/desk`) has its owner and its line. */
const folders = [...new Set([...workspaceNames().map((name) => name.split('/')[0] ?? ''), 'deploy', 'docs'])];

test('every workspace is in the references of tsconfig.json, and nothing else', () => {
  const { references } = JSON.parse(readTracked('tsconfig.json')) as { references: { path: string }[] };
  const listed = references.map((reference) => reference.path);
  expectNothing(
    workspaceNames().filter((name) => !listed.includes(name)),
    'add the folder to `references` of tsconfig.json.',
  );
  expectNothing(
    listed.filter((name, index) => !workspaceNames().includes(name) || listed.indexOf(name) !== index),
    'take the folder out of `references` of tsconfig.json.',
  );
});

test('every folder has its owner in CODEOWNERS', () => {
  const owned = new Set(
    [...readTracked('.github/CODEOWNERS').matchAll(/^\/([^/\s]+)\/\s+@/gm)].map(([, name]) => name),
  );
  expectNothing(
    folders.filter((name) => !owned.has(name)),
    'add a line for the folder to .github/CODEOWNERS.',
  );
  expectNothing(
    [...owned].filter((name) => !folders.includes(name ?? '')),
    'take the line out of .github/CODEOWNERS.',
  );
});

test('every folder is on one line in the README', () => {
  const lines = [...readTracked('README.md').matchAll(/^- \[?`([^/`]+)\/`/gm)].map(([, name]) => name);
  expectNothing(
    folders.filter((name) => !lines.includes(name)),
    'write one line for the folder under “Folders” of README.md: - `folder/` what it is.',
  );
  expectNothing(
    lines.filter((name, index) => !folders.includes(name ?? '') || lines.indexOf(name) !== index),
    'take the line out of “Folders” of README.md.',
  );
});

test('a folder is a section as soon as it is named so and has a package.json', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'workspaces-'));
  for (const folder of ['shared', 'mf-two', 'mf-one', 'mf-left-over', 'other']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['shared', 'mf-*'] }));
  for (const folder of ['mf-one', 'mf-two', 'other']) writeFileSync(path.join(root, folder, 'package.json'), '{}');

  expect(workspaceNames(root)).toEqual(['shared', 'mf-one', 'mf-two']);
  expect(remoteNames(root)).toEqual(['mf-one', 'mf-two']);
  rmSync(root, { recursive: true });
});
