import { testDatabaseUrl } from '../testing/config';
import { DatabaseUnavailable, onlyRow } from './database';
import { openPostgres } from './postgres-database';

test('F13: a connection that breaks between two statements of a transaction ends the transaction, not the process', async () => {
  const [database, other] = [openPostgres(testDatabaseUrl ?? ''), openPostgres(testDatabaseUrl ?? '')];
  const broken = database.transaction(async (tx) => {
    const { pid } = onlyRow(await tx.query<{ pid: number }>('select pg_backend_pid() as pid'));
    await other.query('select pg_terminate_backend($1)', [pid]);
    const isThere = () => other.query('select 1 from pg_stat_activity where pid = $1', [pid]);
    while ((await isThere()).length > 0);
    // The driver hears of it by an event of its own.
    await new Promise((done) => setImmediate(done));
    await tx.query('select 1');
  });

  await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  await Promise.all([database.close(), other.close()]);
});
