import type { SupportResponse } from '@site/shared/contract/support';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import type { Database } from '../database/database';
import { openSealed, sealingSettings } from '../testing/lead-keys';
import { openTestDatabase } from '../testing/test-database';
import { type TestOptions, type TestService, startTestService } from '../testing/test-service';
import { openLines } from '../leads/sealed-export';
import { exportSupport, printSupport, writeSupportCsv } from './support-export';
import { listSupportRequests } from './support.repository';

const keys = readConfig(sealingSettings).leadKeys;
const phone = '13800138000';
const asked = {
  ...{ room: '8021146', happenedAt: '今天 15:02', message: '推流地址无效 RTMP-4012', seen: '红色的叉在右上角' },
  ...{ article: '推流黑屏、花屏怎么办', phone, tried: '黑屏\n换了采集源' },
  url: 'http://127.0.0.1:8080/help/helpDocument/10074',
};

let database: Database;
const open: TestService[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
  await database.script('truncate lead, support_request, lead_network, outbox, erasure');
});

async function start(options: TestOptions = {}): Promise<TestService> {
  const service = await startTestService({ database, content: false, ...options });
  await service.leads.start();
  open.push(service);
  return service;
}

async function ask(service: TestService, changes: object = {}, key = ''): Promise<SupportResponse> {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return (await service.post('/ajax/SupportRequest', { ...asked, ...changes }, headers)).body as SupportResponse;
}

async function stored(service: TestService) {
  await service.leads.drain.drained();
  return listSupportRequests(database, { since: '2000-01-01', limit: 50 });
}

function journalOf(service: TestService): string {
  const folder = join(service.folder, 'leads');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
}

test('R12.61 a request is stored with its words, and the visitor is told the number of the case', async () => {
  const service = await start();
  const answer = await ask(service);

  expect(answer).toEqual({
    isok: true,
    msg: expect.stringContaining('回电'),
    caseNumber: expect.stringMatching(/^ZB-[\dA-Z]{4}-[\dA-Z]{4}$/),
  });
  const [request, ...others] = await stored(service);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ ...asked, caseNumber: answer.caseNumber, sealed: '' });
  expect(await database.query('select 1 from lead')).toEqual([]);
});

/** 2026-11-27 is a Friday. */
test.each([
  ['2026-11-27T15:00:00', '现在有人值守，查过这一场的日志就回电，最晚今天 18:00 前'],
  ['2026-11-27T22:00:00', '现在没人值守，周一 09:00 起按提交的先后回电'],
])('R12.110 who asks at %s in Shanghai of a team on weekdays is told: %s', async (time, msg) => {
  const service = await start({ settings: { dutyDays: [1, 2, 3, 4, 5] }, now: () => new Date(`${time}+08:00`) });

  expect(await ask(service)).toMatchObject({ isok: true, msg });
});

test('R12.62 the same request sent again is one case with one number, also after a restart', async () => {
  const first = await start();
  const reported = await ask(first, {}, 'a-key-of-this-form');
  expect(await ask(first, {}, 'a-key-of-this-form')).toEqual(reported);
  await first.leads.drain.drained();

  const second = await start({ folder: first.folder });
  expect(await ask(second, {}, 'a-key-of-this-form')).toEqual(reported);
  expect((await ask(second, { message: '现在又黑屏' }, 'a-key-of-this-form')).caseNumber).not.toBe(reported.caseNumber);
  expect(await stored(second)).toHaveLength(2);
});

test('R12.63 what was told as received is in the journal, and a new process stores it once', async () => {
  const embedded = { settings: { databaseIsDurable: false } };
  const first = await start(embedded);
  const { caseNumber } = await ask(first);
  await first.leads.drain.drained();
  await database.script('truncate support_request');

  const second = await start({ ...embedded, folder: first.folder });
  await second.leads.drain.drained();
  expect((await stored(second)).map((request) => request.caseNumber)).toEqual([caseNumber]);
});

test.each([
  [{ message: '  ' }, '请写下看到的提示或现象'],
  [{ phone: '' }, '请输入手机号'],
  [{ phone: '12345' }, '请输入正确的手机号'],
  [{ message: '字'.repeat(301) }, '报错或现象不能超过 300 个字'],
])('R12.64 a request with %j is refused with its message and not stored', async (changes, msg) => {
  const service = await start();
  expect(await ask(service, changes)).toEqual({ isok: false, msg, caseNumber: '' });
  expect(await stored(service)).toEqual([]);
});

test('R12.149 nothing that is optional is refused for its length, nor stored longer than it may be', async () => {
  const service = await start();
  const long = '字'.repeat(6000);
  const room = `https://live.example.com/room/8021146?${'x'.repeat(6000)}`;
  const url = `${asked.url}?${'x'.repeat(9000)}`;
  const article = '页'.repeat(121);
  expect(await ask(service, { room, happenedAt: article, seen: long, article, tried: long, url })).toMatchObject({
    isok: true,
  });
  expect(await stored(service)).toMatchObject([
    {
      ...{ room: '8021146', happenedAt: article.slice(0, 40), seen: long.slice(0, 1000), tried: long.slice(0, 1000) },
      ...{ article: article.slice(0, 120), url: url.slice(0, 2048) },
    },
  ]);
});

test('R12.65 numbers and addresses in the words are masked; the room and the phone to answer to are kept', async () => {
  const service = await start();
  await ask(service, { message: '观众 13912345678 进不来', seen: '名单里是 li.lei@example.com' });

  expect((await stored(service))[0]).toMatchObject({
    ...{ message: '观众 139****5678 进不来', seen: '名单里是 ***', room: '8021146', phone },
  });
  expect(service.logLines.join('')).not.toContain(phone);
});

test('R12.66 a number is limited apart from its leads, and told to call', async () => {
  const service = await start({ settings: { limits: { phonePerDay: 2, addressPerMinute: 20, addressPerDay: 300 } } });
  for (const message of ['一', '二']) expect((await ask(service, { message })).isok).toBe(true);

  expect(await ask(service, { message: '三' })).toMatchObject({
    ...{ isok: false, msg: '提交过于频繁，请稍后再试，或拨打 400-000-0000' },
  });
  const lead = await service.post('/ajax/QuickRequirement', { name: '陈经理', phone, requirement: '发布会' });
  expect(lead.body).toMatchObject({ isok: true });
});

test('R12.67 deleting a number removes its requests from database and journal, and a replay brings none back', async () => {
  const first = await start();
  await ask(first);
  await ask(first, { phone: '13900139000' });
  expect(await first.leads.erase(phone)).toBe(1);
  expect(journalOf(first)).not.toContain(phone);

  const second = await start({ folder: first.folder });
  expect((await stored(second)).map((request) => request.phone)).toEqual(['13900139000']);
});

test('R12.67 requests older than the retention are deleted', async () => {
  let today = new Date('2026-11-01T00:00:00Z');
  const first = await start({ now: () => today });
  await ask(first);
  await stored(first);
  today = new Date('2026-11-20T00:00:00Z');

  const second = await start({ folder: first.folder, now: () => today, settings: { retentionDays: 10 } });
  expect(await stored(second)).toEqual([]);
  expect(journalOf(second)).not.toContain(phone);
});

test('R12.67 with a key nothing but number and time can be read, and the private key opens the export', async () => {
  const service = await start({ settings: { keys } });
  const { caseNumber } = await ask(service);
  const kept = await stored(service);

  const rows = JSON.stringify(await database.query('select t::text from support_request as t'));
  for (const word of [phone, asked.room, asked.message, 'helpDocument'])
    for (const text of [rows, journalOf(service), exportSupport(kept, false)]) expect(text).not.toContain(word);
  expect(openLines(exportSupport(kept, false), await openSealed())).toMatchObject([{ ...asked, caseNumber }]);
  expect(() => exportSupport(kept, true)).toThrow('The requests are sealed');
  expect(printSupport(kept)).toContain(`${caseNumber}  sealed`);
  expect(await service.leads.erase(phone)).toBe(1);
});

test('R12.67 requests that were kept in clear are sealed at the next start with the key', async () => {
  const first = await start();
  const { caseNumber } = await ask(first, {}, 'a-key-of-this-form');
  await first.leads.drain.drained();

  const second = await start({ folder: first.folder, settings: { keys } });
  expect(journalOf(second)).not.toContain(phone);
  const kept = await stored(second);
  expect(kept).toMatchObject([{ caseNumber, phone: '' }]);
  expect(openLines(exportSupport(kept, false), await openSealed())).toMatchObject([{ phone }]);
});

test('R12.68 the export is a table with Chinese headings in which no cell is a formula', async () => {
  const service = await start();
  await ask(service, { message: '=HYPERLINK("http://evil.example")' });

  const csv = writeSupportCsv(await stored(service));
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFF工单号,提交时间,直播间号,发生时间,报错,截图说明,页面,电话,已试过,地址,同意时间,留意,编号',
  );
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
