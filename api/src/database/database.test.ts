import { testDatabaseUrl } from '../testing/config';
import { openTestDatabase } from '../testing/test-database';
import { databaseImage } from '../testing/database-image';
import type { Database } from './database';
import { openPglite } from './pglite-database';

/** The api's suite runs on one driver at a time; what it relies on of a driver is held here for each of them. */
const drivers: [string, () => Promise<Database>][] = [
  ['PGlite', async () => openPglite({ image: await databaseImage() })],
  ...(testDatabaseUrl ? ([['PostgreSQL', openTestDatabase]] as [string, () => Promise<Database>][]) : []),
];

describe.each(drivers)('%s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.script('create table notes (id serial primary key, body text unique not null, more jsonb)');
  });
  afterAll(() => database.close());

  test('values come back in the types that the service reads', async () => {
    const rows = await database.query(
      `select 1::int as int, 2::bigint as big, count(*) as counted, 1.5::float8 as float, true as yes, null as nothing,
         '{"a":[1]}'::jsonb as json, array['x','y'] as list, '2026-01-02T03:04:05Z'::timestamptz as at
       from (values (1), (2)) as two`,
    );

    expect(rows).toMatchObject([{ int: 1, float: 1.5, yes: true, nothing: null, json: { a: [1] }, list: ['x', 'y'] }]);
    const [{ big, counted, at }] = rows as [{ big: unknown; counted: unknown; at: unknown }];
    expect([Number(big), Number(counted)]).toEqual([2, 2]);
    expect(new Date(at as string).toISOString()).toBe('2026-01-02T03:04:05.000Z');
  });

  test.each(["'; drop table notes; --", '引号“”\\ %_ 🎬', '\u2028\t\n', 'x'.repeat(100_000)])(
    'a text goes in and comes out as it is (%#)',
    async (text) => {
      expect(
        await database.query('select $1::text as text, $2::jsonb as json', [text, JSON.stringify({ text })]),
      ).toEqual([{ text, json: { text } }]);
    },
  );

  test('a text with a zero byte is refused, and the next statement runs', async () => {
    await expect(database.query('select $1::text as text', ['a\u0000b'])).rejects.toThrow();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a violated constraint is named with its code, without the value', async () => {
    await database.query('insert into notes (body) values ($1)', ['private words']);
    const error = await database
      .query('insert into notes (body) values ($1)', ['private words'])
      .catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ code: '23505', constraint: 'notes_body_key' });
    expect(String(error)).not.toContain('private words');
  });

  test.each(['selec 1', 'select * from nowhere', 'select 1/0'])(
    '%s is an error and costs nothing else',
    async (sql) => {
      await expect(database.query(sql)).rejects.toThrow();
      expect(await database.query('select 2 as two')).toEqual([{ two: 2 }]);
    },
  );

  test('a transaction that throws leaves nothing, one that ends leaves all', async () => {
    const write = (body: string) =>
      database.transaction(async (tx) => {
        await tx.query('insert into notes (body) values ($1)', [body]);
        if (body === 'lost') throw new Error('not this time');
        return tx.query('select body from notes where body = $1', [body]);
      });

    await expect(write('lost')).rejects.toThrow('not this time');
    expect(await write('kept')).toEqual([{ body: 'kept' }]);
    expect(await database.query(`select body from notes where body in ('lost', 'kept')`)).toEqual([{ body: 'kept' }]);
  });

  test('transactions side by side each see their own writes', async () => {
    const bodies = Array.from({ length: 20 }, (_one, index) => `side by side ${index}`);
    await Promise.all(
      bodies.map((body) => database.transaction((tx) => tx.query('insert into notes (body) values ($1)', [body]))),
    );

    const [{ kept }] = (await database.query(
      `select count(*)::int as kept from notes where body like 'side by side%'`,
    )) as [{ kept: number }];
    expect(kept).toBe(20);
  });
});
