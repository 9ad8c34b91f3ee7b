import { checkNames, MOST_REVISIONS } from './file-sizes';
import { FileStore } from './file-store';
import { MemoryStore } from './memory-store';
import { freshFolder, freshStores, removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

const HOSTILE_PATHS = [
  '',
  '.',
  '..',
  '../key.pem',
  'remotes/../../key.pem',
  'remotes/mf-help/../../../etc/passwd',
  '/etc/passwd',
  'remotes//1.0.0',
  'remotes/mf-help/',
  'remotes\\..\\..\\key.pem',
  'remotes/..%2fkey',
  'remotes/%252e%252e/key',
  'remotes/%5c..%5ckey',
  'remotes/a\u0000.json',
  'remotes/\u00c0\u00ae\u00c0\u00ae/key',
  'remotes/．．/key',
  '.drafts/x',
  'remotes/.hidden',
  'C:\\key.pem',
  'remotes/a\nb',
  `remotes/${'a'.repeat(300)}`,
];

describe.each(freshStores)('the $kind store', ({ open }) => {
  test('a file can be created once, and a second try leaves its bytes as they are', async () => {
    const store = open();

    expect(await store.putFile('remotes/a/x.js', Buffer.from('one'))).toBe(true);
    expect(await store.putFile('remotes/a/x.js', Buffer.from('two'))).toBe(false);
    expect((await store.read('remotes/a/x.js'))?.toString()).toBe('one');
  });

  test('of parallel writers of one path exactly one wins, and its bytes are whole', async () => {
    const store = open();
    const drafts = Array.from({ length: 16 }, (_, writer) => Buffer.alloc(50_000, 65 + writer));

    const results = await Promise.all(drafts.map((bytes) => store.putFile('revisions/00000001.json', bytes)));

    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await store.read('revisions/00000001.json')).toEqual(drafts[results.indexOf(true)]);
    expect(await store.list('revisions')).toEqual(['revisions/00000001.json']);
  });

  test('what is not there is null, and so is a folder', async () => {
    const store = open();
    await store.putFile('remotes/a/x.js', Buffer.from('one'));

    expect(await store.read('remotes/a/y.js')).toBeNull();
    expect(await store.read('remotes/a')).toBeNull();
    expect(await store.read('remotes/a/x.js/deeper')).toBeNull();
    expect(await store.list('shell')).toEqual([]);
  });

  test('a list has every file below a folder, in order, and none of its neighbours', async () => {
    const store = open();
    for (const path of ['remotes/b/1', 'remotes/a/2/x', 'remotes/a/1', 'remotes/ab/1']) {
      await store.putFile(path, Buffer.from('x'));
    }

    expect(await store.list('remotes/a')).toEqual(['remotes/a/1', 'remotes/a/2/x']);
  });

  test.each(HOSTILE_PATHS)('F28: the path %j is refused by every operation', async (path) => {
    const store = open();

    await expect(store.putFile(path, Buffer.from('x'))).rejects.toThrow('cannot be the path of a file in the store');
    await expect(store.read(path)).rejects.toThrow('cannot be the path');
    await expect(store.list(path)).rejects.toThrow('cannot be the path');
    await expect(store.remove(path)).rejects.toThrow('cannot be the path');
  });
});

test.each([new MemoryStore(), new FileStore(freshFolder())])(
  'what shells read at once is read as it is (%#)',
  async (store) => {
    await store.putFile('remotes/a/x.js', Buffer.from('one'));

    expect(store.readSync('remotes/a/x.js')?.toString()).toBe('one');
    expect(store.readSync('remotes/a/y.js')).toBeNull();
    expect(() => store.readSync('../key.pem')).toThrow('cannot be the path');
  },
);

test('the file store leaves no draft behind, and removes those of writers that were killed', async () => {
  const store = new FileStore(freshFolder());
  await store.putFile('remotes/a/x.js', Buffer.from('one'));
  await store.putFile('remotes/a/x.js', Buffer.from('two'));
  expect(await new FileStore(store.root).list('remotes')).toEqual(['remotes/a/x.js']);

  await store.removeLeftovers(new Date(Date.now() + 1000));

  expect(store.readSync('remotes/a/x.js')?.toString()).toBe('one');
});

test('a full disk is reported with the name of the file, and nothing of it remains', async () => {
  const store = new MemoryStore(10);

  await expect(store.putFile('remotes/a/x.js', Buffer.alloc(11))).rejects.toThrow(
    'remotes/a/x.js could not be written to the store: the disk is full.',
  );
  expect(store.files.size).toBe(0);
});

test('a store that cannot be written says which file and where', async () => {
  const folder = freshFolder();
  await new FileStore(folder).putFile('remotes', Buffer.from('a file where a folder should be'));

  await expect(new FileStore(folder).putFile('remotes/a/x.js', Buffer.from('x'))).rejects.toThrow(
    `remotes/a/x.js could not be written to the store ${folder}: `,
  );
});

test('a list of the file store that goes on for ever is refused', () => {
  expect(() => checkNames(MOST_REVISIONS, 'revisions')).not.toThrow();
  expect(() => checkNames(MOST_REVISIONS + 1, 'revisions')).toThrow(
    'The folder revisions of the store has more than 100000 names: remove what is not of it.',
  );
  expect(() => checkNames(MOST_REVISIONS + 1, 'remotes')).not.toThrow();
});

test.each(freshStores)('what no reader would take is not written to the $kind store', async ({ open }) => {
  const store = open();
  await expect(store.putFile('revisions/00000001.json', Buffer.alloc(65_537))).rejects.toThrow(
    'revisions/00000001.json has 65537 bytes, and readers of the store take at most 65536.',
  );
});
