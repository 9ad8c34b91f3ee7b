import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolder } from './watch-folder';

let root: string;
let stop: () => void;
let seen: Set<string>;
let reported: () => void;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(root, 'pages'));
  writeFileSync(path.join(root, 'pages/a.ts'), '1');
  seen = new Set();
  reported = () => undefined;
  stop = watchFolder(root, (file) => {
    seen.add(path.relative(root, file));
    reported();
  });
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** Settles once the watch told of the file; the test's own limit ends it otherwise. */
function eventFor(file: string): Promise<void> {
  return new Promise((done) => {
    reported = () => seen.has(file) && done();
    reported();
  });
}

test('a file that an editor replaces by another is told of every time', async () => {
  for (const text of ['2', '3', '4']) {
    seen.clear();
    writeFileSync(path.join(root, 'draft'), text);
    renameSync(path.join(root, 'draft'), path.join(root, 'pages/a.ts'));
    await eventFor('pages/a.ts');
  }
});

test('a file in a folder that was made later is told of', async () => {
  mkdirSync(path.join(root, 'pages/new'));
  await eventFor('pages/new');
  writeFileSync(path.join(root, 'pages/new/b.ts'), '1');
  await eventFor('pages/new/b.ts');
});

test('a file that is removed is told of', async () => {
  rmSync(path.join(root, 'pages/a.ts'));
  await eventFor('pages/a.ts');
});
