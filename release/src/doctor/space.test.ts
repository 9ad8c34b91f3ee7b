import * as files from 'node:fs/promises';
import { MemoryStore } from '../store/memory-store';
import { FileStore } from '../store/file-store';
import { publish } from '../operations/publish';
import { promote } from '../operations/promote';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { freshKeys, publishVersions, sampleRelease } from '../testing/sample-release';
import { spaceFindings } from './store-findings';

const keys = freshKeys();
const DAY = 86_400_000;

jest.mock('node:fs/promises', () => ({ __esModule: true, ...jest.requireActual<object>('node:fs/promises') }));

afterEach(() => jest.restoreAllMocks());
afterAll(removeFreshFolders);

function left(megabytes: number): void {
  jest.spyOn(files, 'statfs').mockResolvedValue({ bavail: megabytes, bsize: 1024 * 1024 } as never);
}

async function liveStore(): Promise<FileStore> {
  const store = new FileStore(freshFolder());
  await publishVersions(store, keys, 'mf-help', '1.0.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, { by: 'lin' });
  return store;
}

const findings = (store: FileStore | MemoryStore, place: string) => spaceFindings(store, keys.trusted, place);

test('F67: on a full disk it does not advise to prune where that removes nothing, and says what is kept for rollbacks', async () => {
  const store = await liveStore();
  left(3);

  expect(await findings(store, store.root)).toEqual([
    {
      state: 'wrong',
      text: 'The disk of the store has 3 MB left; 256 KB more are kept for rollbacks.',
      command: expect.stringMatching(/^du -xh /),
    },
  ]);
});

test('it advises to prune where that makes room', async () => {
  const store = await liveStore();
  const old = new Date(Date.now() - 2 * DAY);
  const put = store.putFile.bind(store);
  const crash = jest.spyOn(store, 'putFile').mockImplementationOnce(put).mockRejectedValue(new Error('killed'));
  await publish(store, keys, sampleRelease({ version: '1.1.0' }), { by: 'lin', now: old }).catch(() => undefined);
  crash.mockRestore();
  left(900);

  expect(await findings(store, store.root)).toMatchObject([
    { state: 'look', command: 'npm run release -- prune --yes' },
  ]);
});

test('little room with nothing kept is wrong, enough room is good, and of a bucket nobody knows it', async () => {
  left(900);
  const nothing = new MemoryStore();
  expect(await findings(nothing, freshFolder())).toMatchObject([
    { state: 'wrong', text: 'The disk of the store has 900 MB left; nothing is kept for rollbacks any more.' },
  ]);
  left(90_000);
  expect(await findings(nothing, freshFolder())).toEqual([
    { state: 'good', text: 'The disk of the store has 90000 MB left.', command: null },
  ]);
  expect(await findings(nothing, 's3://bucket')).toEqual([]);
});
