import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadTable } from '../leads/lead-columns';
import { openTestDatabase } from '../testing/test-database';
import type { Database } from './database';
import { migrate, migrationsFolder } from './migrations';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

function folderWith(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-migrations-'));
  writeFileSync(join(folder, '900-test.sql'), sql);
  return folder;
}

test('migrating twice applies nothing, also for two processes at once', async () => {
  expect(await Promise.all([migrate(database), migrate(database)])).toEqual([[], []]);
});

test('a migration that fails leaves nothing behind', async () => {
  await expect(migrate(database, folderWith('create table half (id int); select 1/0;'))).rejects.toThrow('22012');

  await expect(database.query('select 1 from half')).rejects.toThrow(/half/);
  expect(await database.query(`select 1 from migration where name = '900-test.sql'`)).toEqual([]);
});

test('there is a column for every lead field', async () => {
  const columns = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'lead'`,
  );

  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(leadTable.columns));
});

test('R11.16 F42: migrations only add, so that the previous version runs on the new schema', () => {
  for (const name of readdirSync(migrationsFolder)) {
    const sql = readFileSync(join(migrationsFolder, name), 'utf8').toLowerCase();
    expect(sql).not.toMatch(/\b(drop|rename|truncate)\b|alter column|set not null/);
    for (const column of sql.match(/add column[^;,]*/g) ?? []) expect(column).toMatch(/default|^(?!.*not null)/);
  }
});

test('F42: content and leads written by a version that does not know the newest columns are accepted', async () => {
  await database.query(`insert into entry (kind, id, title, data, hash) values ('help', 1, '旧版写的', '{}', 'x')`);
  await database.query(
    `insert into lead (id, key, form, name, phone, requirement, fromtype, committype, url, source_url, received_at)
     values (gen_random_uuid(), 'k', 'quick', '王', '13800138000', '', 'pc-www', 3, '', '', now())`,
  );

  expect(await database.query('select title from entry where id = 1')).toEqual([{ title: '旧版写的' }]);
});
