import type { LeadResponse } from '@site/shared/contract/leads';
import { importContent } from './content/import-content';
import { readRevision } from './content/revision.repository';
import type { Database } from './database/database';
import { migrate } from './database/migrations';
import { openPostgres } from './database/postgres-database';
import { defaultLeadLimits } from './leads/lead-limits';
import { OutboxWorker } from './outbox/outbox-worker';
import { testDatabaseUrl } from './testing/config';
import { type Pooler, startPgBouncer } from './testing/pg-bouncer';
import { sampleContent, writeContent } from './testing/sample-content';
import { createDatabase } from './testing/test-database';
import { type TestService, startTestService } from './testing/test-service';

// Two services on one database, behind a pooler that gives every transaction to another connection.

let fresh: Awaited<ReturnType<typeof createDatabase>>;
let pooler: Pooler;
let databases: Database[];
let services: TestService[];

beforeAll(async () => {
  fresh = await createDatabase(testDatabaseUrl ?? '');
  pooler = await startPgBouncer(fresh.url, 'statement_timeout');
  databases = [openPostgres(pooler.url), openPostgres(pooler.url)];
  await Promise.all(databases.map((database) => migrate(database)));
  const settings = {
    limits: { ...defaultLeadLimits, addressPerMinute: 5 },
    forward: true,
    databaseIsDurable: true,
  };
  services = await Promise.all(databases.map((database) => startTestService({ database, settings, content: false })));
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await Promise.all(databases.map((database) => database.close()));
  await pooler.stop();
  await fresh.drop();
});

const first = () => databases[0] as Database;

beforeEach(() => first().script('truncate lead, outbox, lead_network'));

/** Posts to every service in turn, all at once; gives how many were told that they are booked. */
async function bookAtOnce(count: number, leadOf: (number: number) => { phone: string; from: string }): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const { phone, from } = leadOf(number);
      const lead = { name: '王女士', phone, requirement: `第${number}场` };
      const headers = { 'x-forwarded-for': from };
      return services[number % services.length]?.post('/ajax/QuickRequirement', lead, headers);
    }),
  );
  return answers.filter((answer) => (answer?.body as LeadResponse | undefined)?.isok).length;
}

test('R11.8 F26: a network books as often as its limit says, through however many services, at once', async () => {
  const booked = await bookAtOnce(10, (number) => ({
    phone: String(13_800_000_000 + number),
    from: '2001:db8:1:1::7',
  }));
  const others = await bookAtOnce(4, (number) => ({ phone: String(13_900_000_000 + number), from: '2001:db8:1:2::8' }));

  expect([booked, others]).toEqual([5, 4]);
  expect(await first().query('select count(*)::int as count from lead')).toEqual([{ count: 9 }]);
  const marks = await first().query<{ mark: string }>('select distinct mark from lead_network');
  // Two of a subscriber, and what both lie in.
  expect(marks).toHaveLength(4);
  for (const { mark } of marks) expect(mark).toMatch(/^[0-9a-f]{64}$/);
});

test('F26: above its limit every lead of an address that many share is marked, exactly, through however many services', async () => {
  for (let turn = 0; turn < 17; turn += 1) {
    const leadOf = (number: number) => ({ phone: String(13_500_000_000 + turn * 10 + number), from: '203.0.113.7:80' });
    expect(await bookAtOnce(10, leadOf)).toBe(10);
  }

  const marked = `count(*) filter (where flags = '{busy-network}')::int as marked`;
  expect(await first().query(`select count(*)::int as count, ${marked} from lead`)).toEqual([
    { count: 170, marked: 20 },
  ]);
});

test('R11.8 F26: a number books three times a day, through however many services, at once', async () => {
  const leadOf = (number: number) => ({ phone: '13800138000', from: `203.0.${number}.1` });

  expect(await bookAtOnce(6, leadOf)).toBe(3);
  expect(await first().query('select count(*)::int as count from lead')).toEqual([{ count: 3 }]);
});

test('R12.164 a callback that one service cancels frees its number at the others too', async () => {
  const [one, other] = services as [TestService, TestService];
  const send = (service: TestService, number: number, code: string) =>
    service.post(
      '/ajax/QuickRequirement',
      { name: '王女士', phone: '13800138011', requirement: `第${number}场` },
      { 'x-forwarded-for': `203.0.${number}.3`, 'x-lead-code': code },
    );
  const code = (number: number) => String(number).repeat(32);
  for (const number of [1, 2, 3]) expect((await send(one, number, code(number))).body).toMatchObject({ isok: true });
  expect((await send(one, 4, code(4))).body).toMatchObject({ isok: false });
  await other.post('/ajax/Callback', { act: 'cancel' }, { 'x-lead-code': code(1) });

  expect((await send(one, 5, code(5))).body).toMatchObject({ isok: true });
  expect((await send(one, 6, code(6))).body).toMatchObject({ isok: false });
});

test('R11.9 what the services together refuse takes no place: after the window the network books again', async () => {
  const from = '2001:db8:1:3::9';
  await bookAtOnce(10, (number) => ({ phone: String(13_700_000_000 + number), from }));
  await first().script(`update lead_network set at = at - interval '2 minutes'`);
  const service = await startTestService({ database: first(), content: false });
  const again = await service.post(
    '/ajax/QuickRequirement',
    { name: '王女士', phone: '13700000099' },
    { 'x-forwarded-for': from },
  );
  await service.close();

  expect(again.body).toMatchObject({ isok: true });
});

test('R11.9 networks are forgotten after a day', async () => {
  await first().query(`insert into lead_network values ('old', now() - interval '25 hours'), ('new', now())`);
  await services[0]?.leads.start();

  expect(await first().query('select mark from lead_network')).toEqual([{ mark: 'new' }]);
});

test('R11.10 every lead is sent once, whichever service sends', async () => {
  await bookAtOnce(4, (number) => ({ phone: String(13_600_000_000 + number), from: `203.0.${number}.2` }));
  const sent: string[] = [];
  const send = (async (_url: unknown, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { lead: { phone: string } }).lead.phone);
    return new Response('');
  }) as unknown as typeof fetch;
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'a secret', preset: 'json' as const };
  const log = (services[0] as TestService).app.log;
  const workers = databases.map((database) => new OutboxWorker({ database, webhook, log, send }));
  await Promise.all([...workers, ...workers].map((worker) => worker.sendDue()));

  expect(sent.toSorted()).toEqual(['13600000000', '13600000001', '13600000002', '13600000003']);
});

test('R11.10 content that two services import at once is one revision, which both tell', async () => {
  const folder = writeContent(sampleContent());
  const reports = await Promise.all(databases.map((database) => importContent(database, folder)));
  const reported = await Promise.all(services.map((service) => service.get('/open/v1/content/revision')));

  expect(reports.map(({ revision }) => revision)).toEqual([1, 1]);
  expect(reports.filter(({ added }) => added.length > 0)).toHaveLength(1);
  expect(reported.map(({ body }) => body)).toEqual([reported[0]?.body, reported[0]?.body]);
  expect(await readRevision(first())).toMatchObject({ revision: 1 });
});

test('R11.12 a pooler that was not told of the time of a statement is named, with the mend', async () => {
  const strict = await startPgBouncer(fresh.url, 'extra_float_digits');
  const database = openPostgres(strict.url);

  await expect(database.query('select 1')).rejects.toThrow(
    'The pooler at DATABASE_URL does not take statement_timeout; add it to its ignore_startup_parameters',
  );
  await database.close();
  await strict.stop();
});
