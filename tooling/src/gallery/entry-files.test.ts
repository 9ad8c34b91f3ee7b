import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entryFiles } from './entry-files';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['shared/drawings', 'mf-*'] }));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}

test('an entry is found by its name, wherever it lies in a workspace', () => {
  write('mf-help/package.json');
  write('mf-help/src/pages/topic/topic.gallery.tsx');
  write('mf-help/src/pages/topic/topic.tsx');
  write('shared/drawings/src/covers/cover.gallery.tsx');

  expect(entryFiles(root).map(({ workspace, name }) => `${workspace}/${name}`)).toEqual([
    'drawings/cover',
    'mf-help/topic',
  ]);
});
