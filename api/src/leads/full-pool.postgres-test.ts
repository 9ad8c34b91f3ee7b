import { openPostgres } from '../database/postgres-database';
import { openReserved } from '../database/open-database';
import { testDatabaseUrl } from '../testing/config';
import { createDatabase } from '../testing/test-database';
import { migrate } from '../database/migrations';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;
let close: () => Promise<void>;
let url: string;

beforeAll(async () => {
  const fresh = await createDatabase(testDatabaseUrl ?? '');
  url = fresh.url;
  const database = openPostgres(url);
  const reserved = openReserved({ dataDir: '', databaseUrl: url }, database);
  await migrate(database);
  service = await startTestService({ database, reserved, config: { databaseUrl: url } });
  close = async () => {
    await service.close();
    await Promise.all([database.close(), reserved.close()]);
    await fresh.drop();
  };
});

afterAll(() => close());

test('F40: while reads hold every connection that they may have, leads are committed and health is answered', async () => {
  const operator = openPostgres(url);
  const count = async (sql: string) => Number((await operator.query<{ count: number }>(sql))[0]?.count);
  // Both connections of the operator, before sixty others want one.
  await Promise.all([count('select 1 as count'), count('select 1 as count')]);
  let reads: Promise<{ status: number }>[] = [];
  const phones = ['13800138001', '13800138002', '13800138003'];
  await operator.transaction(async (tx) => {
    await tx.query('lock table entry in access exclusive mode');
    reads = Array.from({ length: 60 }, () => service.get('/liveajax/GetHelpCenterHomeData'));
    const blocked = `select count(*)::int from pg_locks where not granted and relation = 'entry'::regclass`;
    let held = 0;
    while (held < 8) held = await count(blocked);
    for (const phone of phones) await service.post('/ajax/QuickRequirement', { name: '王女士', phone });

    expect((await service.operate('/-/ready')).status).toBe(200);
    expect(await count('select count(*)::int from lead')).toBe(phones.length);
    expect(service.leads.maintenance.journal.end).toEqual(service.leads.maintenance.journal.start);
  });
  for (const { status } of await Promise.all(reads)) expect([200, 503]).toContain(status);
  await operator.close();
});
