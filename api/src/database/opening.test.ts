import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseImage } from '../testing/database-image';
import { DatabaseUnavailable } from './database';
import { FolderInUse, lockFolder, requireFreeFolder } from './folder-lock';
import { openDatabase } from './open-database';
import { openPglite, PgliteDatabase } from './pglite-database';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-opening-'));
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

test('opening may take as long as the machine needs', async () => {
  const image = await databaseImage();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const opening = openPglite({ image });
  jest.advanceTimersByTime(3_600_000);
  const database = await opening;

  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  await database.close();
});

async function endlessStatement() {
  const database = await openPglite({ image: await databaseImage() });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  return { database, endless: database.send('query', { sql: 'select pg_sleep(3600)', params: [] }) };
}

test('a statement that does not end is given up after a minute of work', async () => {
  const processor = jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: 59_000_000, system: 0 });
  const { database, endless } = await endlessStatement();
  jest.advanceTimersByTime(10_000);
  expect(database.isGone).toBe(false);
  processor.mockReturnValue({ user: 59_000_000, system: 1_000_000 });
  jest.advanceTimersByTime(5_000);
  processor.mockRestore();

  await expect(endless).rejects.toThrow('The embedded database stopped: query took longer than 60 s of processor time');
});

test('a machine that gives a statement little time is waited for, but not for ever', async () => {
  const processor = jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: 100_000, system: 0 });
  const { database, endless } = await endlessStatement();
  jest.advanceTimersByTime(595_000);
  expect(database.isGone).toBe(false);
  jest.advanceTimersByTime(5_000);
  processor.mockRestore();

  await expect(endless).rejects.toThrow('The embedded database stopped: query took longer than 10 minutes');
});

test('a transaction that fails says why, where it cannot even be undone, and the database is opened anew (F14)', async () => {
  const whole = await openPglite({ image: await databaseImage() });
  const database = Object.assign(whole, {
    send: (command: string, rest: { sql?: string } = {}) =>
      rest.sql === 'rollback'
        ? Promise.reject(new Error('24000'))
        : PgliteDatabase.prototype.send.call(whole, command, rest),
  });
  const fill = database.transaction((tx) => tx.script("do $$ begin raise exception using errcode = '53100'; end $$"));

  await expect(fill).rejects.toThrow('database error 53100: no space is left on its disk');
  expect(database.isGone).toBe(true);
});

test('a damaged database is refused at once, in one sentence that names its folder', async () => {
  const place = join(folder, 'pglite');
  const whole = await openPglite({ folder: place, image: await databaseImage() });
  await whole.close();
  writeFileSync(join(place, 'global/pg_control'), Buffer.alloc(8192));
  const database = openDatabase({ dataDir: folder, databaseUrl: undefined });

  const failure: unknown = await database.query('select 1').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure).toMatchObject({ isSlow: false });
  expect(String(failure)).toContain(`The database in ${place} cannot be opened (PGlite failed to initialize`);
});

test('a data folder that cannot be written is refused at once, in one sentence that names it', () => {
  const file = join(folder, 'a file');
  writeFileSync(file, '');

  expect(() => lockFolder(join(file, 'api'))).toThrow(
    `The data folder ${join(file, 'api')} cannot be written (ENOTDIR); let this process write there, or set another DATA_DIR.`,
  );
});

test('F43: whoever starts more than the service hears beforehand that its data folder is in use', () => {
  expect(() => requireFreeFolder(folder)).not.toThrow();
  const unlock = lockFolder(folder);
  expect(() => requireFreeFolder(folder)).toThrow(FolderInUse);
  unlock();
  expect(() => requireFreeFolder(folder)).not.toThrow();
});

test('R13.60 a copy of a folder in use is free, and the folder itself stays in use under another name', () => {
  const [used, copy, moved] = ['used', 'copy', 'moved'].map((name) => join(folder, name)) as [string, string, string];
  const unlock = lockFolder(used);
  cpSync(used, copy, { recursive: true });

  lockFolder(copy)();
  expect(() => requireFreeFolder(used)).toThrow(FolderInUse);
  renameSync(used, moved);
  expect(() => lockFolder(moved)).toThrow(`The data folder ${moved} is in use by process ${process.pid}`);
  unlock();
});

test('a lock of a version that named no folder is believed', () => {
  const lock = join(folder, 'process.lock');
  lockFolder(folder);
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/ \S+$/, ''));

  expect(() => requireFreeFolder(folder)).toThrow(FolderInUse);
});
