import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolder } from './watch-folder';

let root: string;
let stop: () => void;
let seen: Set<string>;
let told: () => void;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(root, 'pages'));
  writeFileSync(path.join(root, 'pages/a.ts'), '1');
  seen = new Set();
  told = () => undefined;
  stop = watchFolder(root, (file) => {
    seen.add(path.relative(root, file));
    told();
  });
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** Settles once the watch told of the file; the test's own limit ends it otherwise. */
function heardOf(file: string): Promise<void> {
  return new Promise((done) => {
    told = () => seen.has(file) && done();
    told();
  });
}

test('a file that an editor replaces by another is told of every time', async () => {
  for (const text of ['2', '3', '4']) {
    seen.clear();
    writeFileSync(path.join(root, 'draft'), text);
    renameSync(path.join(root, 'draft'), path.join(root, 'pages/a.ts'));
    await heardOf('pages/a.ts');
  }
});

test('a file in a folder that was made later is told of', async () => {
  mkdirSync(path.join(root, 'pages/new'));
  await heardOf('pages/new');
  writeFileSync(path.join(root, 'pages/new/b.ts'), '1');
  await heardOf('pages/new/b.ts');
});

test('a file that is removed is told of', async () => {
  rmSync(path.join(root, 'pages/a.ts'));
  await heardOf('pages/a.ts');
});
