import { searchHelp } from '@site/shared/calls/help-search';
import { suggestHelp } from '@site/shared/calls/help-suggest';
import { listJobs } from '@site/shared/calls/jobs';
import { searchSite } from '@site/shared/calls/site-search';
import { suggestSite } from '@site/shared/calls/site-suggest';
import { HeldDatabase } from '../testing/held-database';
import { openTestDatabase } from '../testing/test-database';
import { type Answer, type TestService, startTestService } from '../testing/test-service';

let service: TestService;
let reads: HeldDatabase;

beforeAll(async () => {
  const reserved = await openTestDatabase();
  reads = new HeldDatabase(reserved);
  service = await startTestService({ database: reads, reserved });
});

afterAll(async () => {
  reads.release();
  await service.close();
  await reads.close();
});

/** The value of a metric with these labels. */
async function metric(name: string, labels: string): Promise<number> {
  const { text } = await service.operate('/metrics');
  const line = text.split('\n').find((one) => one.startsWith(`${name}{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setImmediate(done));
}

test('all searches and suggestions are heavy, and so are no other calls', () => {
  expect([searchHelp, suggestHelp, searchSite, suggestSite].map(({ weight }) => weight)).toEqual(
    Array(4).fill('heavy'),
  );
  expect(listJobs.weight).toBe('light');
});

test('F40: with the database full of reads, every lead is booked, health is answered and no read fails otherwise than by 503', async () => {
  reads.hold();
  reads.asked = 0;
  const asked = Array.from({ length: 150 }, (_one, number) => [
    service.get(`/VZApi/GetTopicDetail?id=${number + 1}`),
    service.post('/liveajax/GetHelpArticle', { keywords: `直播 ${number}` }),
  ]).flat();
  await until(async () => (await metric('site_reads_total', 'weight="light",outcome="full"')) > 0);
  await until(async () => (await metric('site_reads_total', 'weight="heavy",outcome="full"')) > 0);
  const leads: Answer[] = await Promise.all(
    Array.from({ length: 20 }, (_one, number) =>
      service.post('/ajax/QuickRequirement', { name: '王女士', phone: `138001380${10 + number}` }),
    ),
  );

  expect(leads.map(({ body }) => (body as { isok: boolean }).isok)).toEqual(Array(20).fill(true));
  expect((await service.get('/-/live')).status).toBe(200);
  expect((await service.operate('/-/ready')).status).toBe(200);
  expect(await metric('site_reads_running', 'weight="light"')).toBeLessThanOrEqual(4);
  expect(await metric('site_reads_running', 'weight="heavy"')).toBeLessThanOrEqual(1);
  expect(reads.asked).toBeLessThanOrEqual(4);
  reads.release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  // Those that ran asked for articles that are not there.
  expect(statuses).toEqual(expect.arrayContaining([404, 503]));
  expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
