import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from './data-folder';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-folder-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

function openFile(folder: string): string {
  mkdirSync(path.join(folder, 'api'), { recursive: true, mode: 0o755 });
  const file = path.join(folder, 'api/leads.log');
  writeFileSync(file, '');
  for (const [one, mode] of [
    [folder, 0o755],
    [path.join(folder, 'api'), 0o755],
    [file, 0o666],
  ] as const)
    chmodSync(one, mode);
  return file;
}

test('a new data folder is open to this user alone', () => {
  const folder = path.join(root, 'new');
  prepareDataFolder(folder);

  expect(modeOf(folder)).toBe(0o700);
});

test('the data folder of the checkout is closed where an older version left it open, and that is said', () => {
  const folder = path.join(root, 'own');
  const file = openFile(folder);
  const shown: string[] = [];
  prepareDataFolder(folder, (line) => shown.push(line), folder);
  prepareDataFolder(folder, (line) => shown.push(line), folder);

  expect([modeOf(folder), modeOf(file)]).toEqual([0o700, 0o600]);
  expect(shown).toEqual([`  ${folder}: other users could open 3 files and folders; they no longer can`]);
});

test('files that a start or a release made open in a closed folder are closed without a word: nobody could open them', () => {
  const folder = path.join(root, 'own');
  const file = openFile(folder);
  chmodSync(folder, 0o700);
  const shown: string[] = [];
  prepareDataFolder(folder, (line) => shown.push(line), folder);

  expect([modeOf(file), shown]).toEqual([0o600, []]);
});

test('a folder that somebody else set is left as it is', () => {
  const folder = path.join(root, 'other');
  const file = openFile(folder);
  prepareDataFolder(folder, () => undefined, path.join(root, 'own'));

  expect([modeOf(folder), modeOf(file)]).toEqual([0o755, 0o666]);
});

test('a data folder that is a file is named with its variable', () => {
  const file = path.join(root, 'data');
  writeFileSync(file, '');

  expect(() => prepareDataFolder(file)).toThrow(`DATA_DIR is ${file}, and no folder can be made there (EEXIST).`);
});
