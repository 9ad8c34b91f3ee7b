import type { LeadResponse } from '@site/shared/contract/leads';
import { usualWait } from './lead-store';
import { openPostgres } from '../database/postgres-database';
import { migrate } from '../database/migrations';
import { type PostgresServer, startPostgres } from '../testing/postgres-server';
import { type StallingProxy, startStallingProxy } from '../testing/stalling-proxy';
import { type TestService, startTestService } from '../testing/test-service';

let server: PostgresServer;
let proxy: StallingProxy;
let service: TestService;
const database = { current: openPostgres('postgresql://127.0.0.1:1/none') };

beforeAll(async () => {
  server = await startPostgres();
  proxy = await startStallingProxy(server.url);
  database.current = openPostgres(proxy.url);
  await migrate(database.current);
  service = await startTestService({
    database: database.current,
    content: false,
    settings: { databaseIsDurable: true, maxWait: usualWait },
  });
  await service.leads.start();
});

afterAll(async () => {
  await service.close();
  await database.current.close();
  await proxy.stop();
  await server.stop();
});

beforeEach(() => database.current.script('truncate lead, lead_network, outbox'));

/** Posts sequentially; returns the duration of each. */
async function postMany(first: number, count: number): Promise<{ reported: string[]; waits: number[] }> {
  const reported: string[] = [];
  const waits: number[] = [];
  for (let number = first; number < first + count; number++) {
    const phone = String(13_700_000_000 + number);
    const headers = { 'x-forwarded-for': `203.0.${number % 200}.1` };
    const begun = performance.now();
    const answer = await service.post('/ajax/QuickRequirement', { name: '王女士', phone }, headers);
    waits.push(performance.now() - begun);
    if ((answer.body as LeadResponse).isok) reported.push(phone);
  }
  return { reported, waits };
}

async function storedPhones(): Promise<string[]> {
  await service.leads.drain.drained();
  return (await database.current.query<{ phone: string }>('select phone from lead order by phone')).map(
    ({ phone }) => phone,
  );
}

test('F13: a crash of the server loses no acknowledged lead and duplicates none', async () => {
  const before = await postMany(0, 20);
  server.crash();
  const during = await postMany(20, 40);
  await server.restart();
  const after = await postMany(60, 20);

  expect([...before.reported, ...during.reported, ...after.reported]).toHaveLength(80);
  expect(await storedPhones()).toEqual([...before.reported, ...during.reported, ...after.reported]);
});

test('F13: with a hanging server at most one request in twenty is slow', async () => {
  proxy.stall();
  const { reported, waits } = await postMany(100, 60).finally(proxy.resume);
  const slow = waits.filter((wait) => wait > 200);

  expect(reported).toHaveLength(60);
  expect(slow.length).toBeLessThanOrEqual(3);
  expect(await storedPhones()).toEqual(reported);
});

test('after the server has restarted the journal is drained', async () => {
  server.crash();
  await postMany(200, 5);
  await server.restart();
  await service.leads.drain.drained();
  await service.leads.start();
  const { start, end } = service.leads.maintenance.journal;

  expect({ segments: end.segment - start.segment, bytes: end.offset }).toEqual({ segments: 0, bytes: 0 });
});
