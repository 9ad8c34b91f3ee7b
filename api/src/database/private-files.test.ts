import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeFiles, requirePrivateFiles } from './private-files';

let folder: string;
let places: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-modes-'));
  places = [join(folder, 'api'), join(folder, 'pglite')];
  mkdirSync(join(folder, 'api/leads'), { recursive: true });
  writeFileSync(join(folder, 'api/leads/leads-00000001.log'), '');
  writeFileSync(join(folder, 'api/process.lock'), '');
  closeFiles(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a data folder that is closed to others is taken, whether its database exists yet or not', () => {
  expect(() => requirePrivateFiles(folder, places)).not.toThrow();
});

test.each([
  ['.', 0o755, '0755'],
  ['api', 0o710, '0710'],
  ['api/leads/leads-00000001.log', 0o644, '0644'],
  ['api/process.lock', 0o660, '0660'],
])('F52: %s with the mode %o is refused by its name, with the mend', (name, mode, shown) => {
  chmodSync(join(folder, name), mode);

  expect(() => requirePrivateFiles(folder, places)).toThrow(
    `${join(folder, name)} has the mode ${shown}, so that other users of this machine may open it; run: chmod -R go-rwx ${folder}`,
  );
  closeFiles(folder);
  expect(() => requirePrivateFiles(folder, places)).not.toThrow();
});

test('what a link leads to is not judged and not changed', () => {
  const other = mkdtempSync(join(tmpdir(), 'site-other-'));
  chmodSync(other, 0o755);
  symlinkSync(other, join(folder, 'api/link'));

  expect(() => requirePrivateFiles(folder, places)).not.toThrow();
  expect(closeFiles(folder)).toBe(0);
  rmSync(other, { recursive: true });
});
