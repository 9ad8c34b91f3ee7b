import { mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile } from './create-file';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

/** How often something is forced to disk while `work` runs: a power cut cannot be had in a test. */
async function syncsDuring(work: () => Promise<unknown>): Promise<number> {
  const handle = await open(freshFolder(), 'r');
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
  await handle.close();
  await work();
  const { length } = sync.mock.calls;
  sync.mockRestore();
  return length;
}

test('a file is forced to disk with its folder, and each new folder with the one that names it', async () => {
  const root = freshFolder();
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  const bytes = Buffer.from('x');
  expect(await syncsDuring(() => createFile(join(root, 'a'), bytes, temporary))).toBe(2);
  expect(await syncsDuring(() => createFile(join(root, 'one/two/three/b'), bytes, temporary))).toBe(2 + 3);
});
