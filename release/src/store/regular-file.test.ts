import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadLimits, readRegular, readRegularSync } from './regular-file';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { plant, type Plant, plants } from '../testing/hostile-files';

afterAll(removeFreshFolders);

const limits: ReadLimits = { most: 1000 };
const ways = {
  'at once': async (file: string, options = limits) => readRegularSync(file, 'The file', options),
  'off the main thread': (file: string, options = limits) => readRegular(file, 'The file', options),
};

describe.each(Object.entries(ways))('%s', (_way, read) => {
  test.each(Object.entries(plants))(
    'a %s is refused in a sentence, and nothing of it is read',
    async (kind, { says }) => {
      const file = join(freshFolder(), 'file');
      plant(kind as Plant, file);

      await expect(read(file)).rejects.toThrow(`The file is refused: ${says}`);
    },
  );

  test('a device without end is refused also where links are followed', async () => {
    const file = join(freshFolder(), 'file');
    plant('link to a device without end', file);

    await expect(read(file, { ...limits, follow: true })).rejects.toThrow('it is a device, not a file');
  });

  test('a file is read whole up to the limit, refused beyond it, and its end can be asked for instead', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, `${'x'.repeat(999)}y`);
    expect((await read(file)).length).toBe(1000);

    writeFileSync(file, `${'x'.repeat(1000)}y`);
    await expect(read(file)).rejects.toThrow('The file is refused: it has 1001 bytes, and at most 1000 are read.');
    expect((await read(file, { most: 2, end: true })).toString()).toBe('xy');
  });

  test('a folder and what is not there are told as the system does', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'inner'));

    await expect(read(join(folder, 'inner'))).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(read(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a link is followed where a configured file may be one', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), 'text');
    symlinkSync('file', join(folder, 'link'));

    expect((await read(join(folder, 'link'), { ...limits, follow: true })).toString()).toBe('text');
  });
});

test('pipes that are read at the same time take no thread of the pool', async () => {
  const folder = freshFolder();
  const pipes = Array.from({ length: 8 }, (_, number) => join(folder, `pipe-${number}`));
  for (const pipe of pipes) plant('pipe', pipe);

  const outcomes = await Promise.allSettled(pipes.map((pipe) => readRegular(pipe, pipe, limits)));

  expect(outcomes.map(({ status }) => status)).toEqual(pipes.map(() => 'rejected'));
  expect((await readFile(__filename)).length).toBeGreaterThan(0);
});
