import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreAwayError } from '../errors/release-error';
import { FilledFolder } from './filled-folder';

const root = mkdtempSync(join(tmpdir(), 'filled-'));
const store = new FilledFolder(root);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const ways = {
  'at once': async (path: string) => store.readSync(path),
  'off the main thread': (path: string) => store.read(path),
};

test.each(Object.entries(ways))(
  'read %s, a file that is missing is absent only while the folder is there',
  async (_, read) => {
    mkdirSync(join(root, 'revisions'), { recursive: true });
    writeFileSync(join(root, 'revisions/00000001.json'), '{}');
    expect(await read('revisions/00000001.json')).toEqual(Buffer.from('{}'));
    expect(await read('revisions/00000002.json')).toBeNull();

    rmSync(join(root, 'revisions'), { recursive: true });

    await expect(read('revisions/00000002.json')).rejects.toThrow(StoreAwayError);
    await expect(read('remotes/mf-help/1.0.0/release.json')).rejects.toThrow('has no folder of revisions any more');
  },
);
