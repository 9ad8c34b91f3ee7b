import { openPglite, type PgliteDatabase } from './pglite-database';
import { DatabaseUnavailable } from './database';
import { RestartingDatabase } from './restarting-database';
import { databaseImage } from '../testing/database-image';

test('a database whose worker dies rejects statements in flight and is restarted', async () => {
  const image = await databaseImage();
  const opened: PgliteDatabase[] = [];
  const database = new RestartingDatabase(async () => {
    const fresh = await openPglite({ image });
    opened.push(fresh);
    return fresh;
  });
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  const pending = database.query('select pg_sleep(5)').catch((error: unknown) => error);
  await opened[0]?.kill();

  expect(await pending).toBeInstanceOf(DatabaseUnavailable);
  let answer: unknown;
  while (answer === undefined) answer = await database.query('select 2 as two').catch(() => undefined);
  expect(answer).toEqual([{ two: 2 }]);
  expect(opened).toHaveLength(2);
  await database.close();
});

test('a failed transaction is rolled back, and other statements wait for its end', async () => {
  const database = await openPglite({ image: await databaseImage() });
  const failing = database
    .transaction(async (tx) => {
      await tx.query(`insert into catalog (name, items, hash) values ('x', '[]', '')`);
      throw new Error('not this time');
    })
    .catch((error: Error) => error.message);
  const after = database.query(`select 1 from catalog where name = 'x'`);

  expect(await failing).toBe('not this time');
  expect(await after).toEqual([]);
  await database.close();
});

test('an error carries its code and no values', async () => {
  const database = await openPglite({ image: await databaseImage() });
  const error = await database.query('select $1::text::int', ['13800138000张三']).catch((reason: Error) => reason);

  expect(JSON.stringify([String(error), Object.entries(error)])).not.toContain('张三');
  expect(error).toMatchObject({ code: '22003' });
  await database.close();
});

test('F40: statements beyond the queue limit are rejected, and those within it are answered', async () => {
  const database = await openPglite({ image: await databaseImage() });
  const answers = await Promise.allSettled(Array.from({ length: 2_000 }, () => database.query('select 1')));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(500);
  expect(await database.query('select 2 as two')).toEqual([{ two: 2 }]);
  await database.close();
});
