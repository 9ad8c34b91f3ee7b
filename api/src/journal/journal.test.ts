import { existsSync, mkdtempSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Journal } from './journal';

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'site-journal-'));
}

function readAll(journal: Journal): { records: unknown[]; damaged: number } {
  const all: unknown[] = [];
  let damagedLines = 0;
  let cursor = journal.start;
  for (;;) {
    const { records, damaged, next } = journal.read(cursor, 3);
    all.push(...records);
    damagedLines += damaged;
    if (next.segment === cursor.segment && next.offset === cursor.offset)
      return { records: all, damaged: damagedLines };
    cursor = next;
  }
}

const record = (number: number) => ({ number, text: '一个\n需求' });

/** The journal of records 0 to 2 in one file, as it lies there once it is closed. */
async function closedJournal() {
  const folder = newFolder();
  const journal = await Journal.open(folder);
  for (let number = 0; number < 3; number++) await journal.append(record(number));
  await journal.close();
  const file = join(folder, readdirSync(folder)[0] ?? '');
  return { folder, file, bytes: readFileSync(file) };
}

test('appended records are read after a restart, in order, also across segments', async () => {
  const folder = newFolder();
  const journal = await Journal.open(folder, { segmentBytes: 100 });
  for (let number = 0; number < 10; number++) await journal.append(record(number));
  await journal.close();
  const again = await Journal.open(folder, { segmentBytes: 100 });

  expect(readdirSync(folder).length).toBeGreaterThan(3);
  expect(readAll(again).records).toEqual(Array.from({ length: 10 }, (_, number) => record(number)));
  await again.close();
});

test('concurrent appends share an fsync and are all stored', async () => {
  let syncs = 0;
  const failpoint = (name: string) => {
    if (name === 'journal.synced') syncs++;
  };
  const journal = await Journal.open(newFolder(), { failpoint });
  await Promise.all(Array.from({ length: 100 }, (_, number) => journal.append(record(number))));

  expect(readAll(journal).records).toHaveLength(100);
  expect(syncs).toBeLessThan(5);
  await journal.close();
});

test('F13: a file truncated at any byte keeps every record that can be read and accepts appends', async () => {
  const { folder, file, bytes } = await closedJournal();
  const ends = [...bytes.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at + 1);

  for (let length = 0; length <= bytes.length; length++) {
    writeFileSync(file, bytes);
    truncateSync(file, length);
    const cut = await Journal.open(folder);
    await cut.append(record(9));
    const whole = ends.filter((end) => end - 1 <= length).length;
    expect(readAll(cut)).toEqual({ records: [...[0, 1, 2].slice(0, whole).map(record), record(9)], damaged: 0 });
    await cut.close();
  }
});

test('a corrupt line is skipped and counted, and the lines around it are kept', async () => {
  const { folder, file, bytes } = await closedJournal();
  bytes[Math.floor(bytes.length / 2)] = 0x23;
  writeFileSync(file, bytes);
  const again = await Journal.open(folder);

  expect(readAll(again)).toEqual({ records: [record(0), record(2)], damaged: 1 });
  await again.close();
});

test('F14: a failed write leaves no partial line, and the next one succeeds', async () => {
  let full = false;
  const failpoint = (name: string) => {
    if (full && name === 'journal.written') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  };
  const journal = await Journal.open(newFolder(), { failpoint });
  await journal.append(record(1));
  full = true;
  await expect(journal.append(record(2))).rejects.toThrow('no space left');
  full = false;
  await journal.append(record(3));

  expect(readAll(journal)).toEqual({ records: [record(1), record(3)], damaged: 0 });
  await journal.close();
});

test('segments before a cursor are deleted, the newest of them kept', async () => {
  const folder = newFolder();
  const journal = await Journal.open(folder, { segmentBytes: 10 });
  for (let number = 0; number < 5; number++) await journal.append(record(number));

  expect(journal.deleteBefore(journal.end, 2)).toBe(2);
  expect(readAll(journal).records).toEqual([record(2), record(3), record(4)]);
  await journal.close();
});

test('a rewrite drops records from every closed segment and keeps the rest', async () => {
  const folder = newFolder();
  const journal = await Journal.open(folder, { segmentBytes: 150 });
  for (let number = 0; number < 6; number++) await journal.append(record(number));
  await journal.rewrite((one) => ((one as { number: number }).number % 2 === 0 ? one : undefined));
  await journal.append(record(7));

  expect(readAll(journal).records).toEqual([0, 2, 4, 7].map(record));
  await journal.close();
});

/** A folder with a journal of records 0 to 2 in one file, whose bytes were changed; the bytes of its middle line. */
async function damagedFolder(change: (bytes: Buffer, line: { start: number; end: number }) => Buffer) {
  const { folder, file, bytes } = await closedJournal();
  const start = bytes.indexOf(0x0a) + 1;
  writeFileSync(file, change(bytes, { start, end: bytes.indexOf(0x0a, start) + 1 }));
  return { folder, file };
}

const asideIn = (folder: string) => readdirSync(folder).filter((name) => name.includes('.torn-'));

test('F60: what cannot be read at the end is set aside in a private file, which is told until somebody removes it', async () => {
  const { folder, file } = await damagedFolder((bytes) => bytes.subarray(0, -5));
  const lost = readFileSync(file).subarray(readFileSync(file).lastIndexOf(0x0a) + 1);
  const journal = await Journal.open(folder);
  const [name = ''] = asideIn(folder);
  const path = join(folder, name);

  expect(name).toMatch(/^leads-00000001\.log\.torn-\d{8}T\d{9}Z$/);
  expect([readFileSync(path), statSync(path).mode & 0o777]).toEqual([lost, 0o600]);
  expect(journal.torn).toEqual({ bytes: lost.length, path });
  expect(readAll(journal)).toEqual({ records: [record(0), record(1)], damaged: 0 });
  await journal.close();
  const again = await Journal.open(folder);
  expect(again.torn).toBeUndefined();
  expect(again.warnings()).toEqual([expect.stringContaining(`${path} holds ${lost.length} bytes`)]);
  await again.close();
});

test('F60: a record whose newline alone is damaged is read, between others and at the end', async () => {
  for (const at of [-1, 'middle'] as const) {
    const { folder } = await damagedFolder((bytes, { end }) =>
      bytes.fill(0x2a, at === -1 ? bytes.length - 1 : end - 1, at === -1 ? undefined : end),
    );
    const journal = await Journal.open(folder);
    await journal.append(record(3));

    expect(readAll(journal).records).toEqual([0, 1, 2, 3].map(record));
    await journal.close();
  }
});

test('F60: a record that lacks its newline at the end is completed, and nothing is set aside', async () => {
  const { folder } = await damagedFolder((bytes) => bytes.subarray(0, -1));
  const journal = await Journal.open(folder);
  await journal.append(record(3));

  expect(readAll(journal)).toEqual({ records: [0, 1, 2, 3].map(record), damaged: 0 });
  expect([asideIn(folder), journal.warnings()]).toEqual([[], []]);
  await journal.close();
});

test('F60: a damaged line is told once however often it is read, and set aside when its file is rewritten or deleted', async () => {
  for (const leave of ['rewrite', 'delete'] as const) {
    const { folder, file } = await damagedFolder((bytes, { start }) => bytes.fill(0x23, start + 20, start + 21));
    const damaged = readFileSync(file, 'utf8').split('\n')[1];
    const journal = await Journal.open(folder);
    readAll(journal);
    readAll(journal);
    expect(journal.warnings()).toEqual([expect.stringMatching(/^1 damaged lines in the lead journal in /)]);

    await journal.roll();
    if (leave === 'delete') expect(journal.deleteBefore(journal.end)).toBe(1);
    else await journal.rewrite((one) => one);
    const [name = ''] = asideIn(folder);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(`${damaged}\n`);
    expect(journal.warnings()).toEqual([expect.stringContaining(name)]);
    await journal.close();
  }
});

test('F60: what was set aside is removed by what it says and by its age', async () => {
  const { folder } = await damagedFolder((bytes) => bytes.subarray(0, -5));
  const journal = await Journal.open(folder);
  journal.forgetSetAside(({ text }) => text.includes('another number'));
  journal.forgetSetAside(({ at }) => at < new Date(Date.now() - 60_000));
  expect(asideIn(folder)).toHaveLength(1);

  journal.forgetSetAside(({ text, at }) => text.includes('一个') && at > new Date(Date.now() - 60_000));
  expect(asideIn(folder)).toEqual([]);
  await journal.close();
});

test('a copy has every record on disk at its moment, and none is deleted or changed until it is made', async () => {
  const [folder, target] = [newFolder(), join(newFolder(), 'copy')];
  const journal = await Journal.open(folder, { segmentBytes: 100 });
  for (let number = 0; number < 5; number++) await journal.append(record(number));
  let rewriting: Promise<void> | undefined;
  await journal.copyTo(target, async () => {
    rewriting = journal.rewrite(() => undefined);
    expect(journal.deleteBefore(journal.end)).toBe(0);
    await journal.append(record(5));
  });
  await rewriting;
  const copy = await Journal.open(target);

  expect(readAll(copy).records).toEqual(Array.from({ length: 6 }, (_, number) => record(number)));
  expect(readAll(journal).records).toEqual([]);
  await Promise.all([journal.close(), copy.close()]);
});

test('a copy leaves out what is being written, has what was set aside, and is not made where its first part fails', async () => {
  const { folder, file, bytes } = await closedJournal();
  writeFileSync(file, Buffer.concat([bytes, Buffer.from('12 torn')]));
  const journal = await Journal.open(folder);
  const places = ['first', 'second'].map((name) => join(newFolder(), name)) as [string, string];
  await expect(journal.copyTo(places[0], () => Promise.reject(new Error('no dump')))).rejects.toThrow('no dump');
  writeFileSync(file, Buffer.concat([bytes, Buffer.from('12 half of a li')]));
  await journal.copyTo(places[1], async () => undefined);

  expect(existsSync(places[0])).toBe(false);
  expect(readFileSync(join(places[1], basename(file)))).toEqual(bytes);
  expect(readdirSync(places[1]).filter((name) => name.includes('.torn-'))).toHaveLength(1);
  await journal.close();
});
