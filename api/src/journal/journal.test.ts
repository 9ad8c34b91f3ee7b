import { mkdtempSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('F13: a file truncated at any byte keeps every complete line and accepts appends', async () => {
  const folder = newFolder();
  const journal = await Journal.open(folder);
  for (let number = 0; number < 3; number++) await journal.append(record(number));
  await journal.close();
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const bytes = readFileSync(file);
  const ends = [...bytes.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at + 1);

  for (let length = 0; length <= bytes.length; length++) {
    writeFileSync(file, bytes);
    truncateSync(file, length);
    const cut = await Journal.open(folder);
    await cut.append(record(9));
    const whole = ends.filter((end) => end <= length).length;
    expect(readAll(cut)).toEqual({ records: [...[0, 1, 2].slice(0, whole).map(record), record(9)], damaged: 0 });
    await cut.close();
  }
});

test('a corrupt line is skipped and counted, and the lines around it are kept', async () => {
  const folder = newFolder();
  const journal = await Journal.open(folder);
  for (let number = 0; number < 3; number++) await journal.append(record(number));
  await journal.close();
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const bytes = readFileSync(file);
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
