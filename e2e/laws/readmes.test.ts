import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { expectNothing } from './expect-nothing';
import { readTracked } from './tracked-files';

const foldersIn = (folder: string) =>
  readdirSync(path.join(repositoryRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What stands in backticks in the first column of the tables. */
function rowsOf(document: string): string[] {
  const rows = readTracked(document).matchAll(/^\| (`[^|]+) \|/gm);
  return [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('shell/README.md has a row for every folder of the shell, and for no other', () => {
  const nested = ['server', 'client'].flatMap((parent) =>
    foldersIn(`shell/src/${parent}`).map((name) => `${parent}/${name}/`),
  );
  const folders = [...foldersIn('shell/src').map((name) => `${name}/`), ...nested];
  const rows = rowsOf('shell/README.md');

  expectNothing(
    folders.filter((folder) => folder !== 'server/' && !rows.includes(folder)),
    'add a row for the folder to shell/README.md.',
  );
  const listed = rows.filter((row) => row.endsWith('/'));
  expectNothing(
    listed.filter((row) => !existsSync(path.join(repositoryRoot, 'shell/src', row))),
    'take the row out of shell/README.md: there is no such folder.',
  );
});

test('shared/README.md has a row for every folder of shared, and for no other', () => {
  const doors = new Set(rowsOf('shared/README.md').map((row) => row.split('/')[0] ?? ''));

  expect([...doors].sort()).toEqual(foldersIn('shared/src').sort());
});

test('the README of the repository is one page', () => {
  const lines = readTracked('README.md').trimEnd().split('\n').length;
  expectNothing(
    lines > 70 ? [`${lines} lines`] : [],
    'move what is not for a stranger into docs/commands.md or CONTRIBUTING.md.',
  );
});
