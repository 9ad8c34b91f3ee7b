import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
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

test('R10.86 shell/README.md has a row for every folder in a room with several, and for no other', () => {
  const folders = ['server', 'client', 'render', 'chrome'].flatMap((room) =>
    foldersIn(`shell/src/${room}`).map((name) => `${room}/${name}/`),
  );
  const rows = rowsOf('shell/README.md').filter((row) => row.endsWith('/') && !row.startsWith('src/'));

  expectNothing(
    folders.filter((folder) => !rows.includes(folder)),
    'add a row for the folder to shell/README.md.',
  );
  expectNothing(
    rows.filter((row) => !existsSync(path.join(repositoryRoot, 'shell/src', row))),
    'take the row out of shell/README.md: there is no such folder.',
  );
});

test('R10.86 shared/README.md has a row for every folder of shared, and for no other', () => {
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
