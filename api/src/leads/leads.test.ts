import type { LeadResponse } from '@site/shared/contract/leads';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { defaultLeadLimits } from './lead-limits';
import { testDatabaseUrl } from '../testing/config';
import { FailingDatabase } from '../testing/failing-database';
import { openTestDatabase } from '../testing/test-database';
import { type TestOptions, type TestService, startTestService } from '../testing/test-service';

let database: FailingDatabase;
const open: TestService[] = [];

beforeAll(async () => {
  database = new FailingDatabase(await openTestDatabase());
});

afterAll(() => database.close());

afterEach(async () => {
  database.isDown = false;
  for (const service of open.splice(0)) await service.close();
  await database.script('truncate lead, lead_network, outbox, erasure');
});

/** The way of storing that is for the database the suite has. */
const modes = testDatabaseUrl ? ([['with a database server', true]] as const) : ([['embedded', false]] as const);

async function start(options: TestOptions = {}): Promise<TestService> {
  const service = await startTestService({ database, content: false, ...options });
  await service.leads.start();
  open.push(service);
  return service;
}

async function send(
  service: TestService,
  body: object,
  headers: Record<string, string> = {},
  path = '/ajax/QuickRequirement',
) {
  return (await service.post(path, body, headers)).body as LeadResponse;
}

async function stored<Row extends object>(
  service: TestService,
  columns = '*',
  on: Database = database,
): Promise<Row[]> {
  await service.leads.drain.drained();
  return on.query<Row>(`select ${columns} from lead order by received_at, phone`);
}

const lead = (number = 0) => ({ name: '王女士', phone: String(13_800_138_000 + number), requirement: '年会直播' });
const keyed = (key: string) => ({ 'idempotency-key': key });

describe.each(modes)('%s', (_mode, databaseIsDurable) => {
  const settings = { databaseIsDurable };

  test('R3.10 R7.11 a lead is stored with every field of the specification', async () => {
    const service = await start({ settings });
    const answer = await send(
      service,
      {
        ...lead(),
        ...{ fromtype: 'pc-www', validatecode: '', IsSend: 0, committype: 3 },
        ...{ SourceUrl: 'https://www.baidu.com/s?wd=x', url: 'http://127.0.0.1:8080/home/signUp' },
      },
      {
        ...{ 'x-lead-form': 'quick', 'x-consent': '1;2020-11-20T09:30:00.000Z' },
        'x-lead-ask': encodeURIComponent('要机位图'),
      },
    );

    expect(answer).toEqual({ isok: true, msg: '提交成功！', Msg: '提交成功！', code: expect.any(String) });
    expect(await stored(service)).toEqual([
      expect.objectContaining({
        ...{ form: 'quick', ...lead(), fromtype: 'pc-www', committype: 3, flags: [], ask: '要机位图' },
        ...{ source_url: 'https://www.baidu.com/s?wd=x', url: 'http://127.0.0.1:8080/home/signUp' },
        consent_at: new Date('2020-11-20T09:30:00.000Z'),
      }),
    ]);
  });

  test('F25: twenty concurrent posts with one idempotency key make one lead and get the same response', async () => {
    const service = await start({ settings });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(service, lead(), keyed('one-key-for-all'))),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"isok":true,"msg":"提交成功！","Msg":"提交成功！"}']),
    );
    expect(await stored(service)).toHaveLength(1);
  });

  test('F25: a retry after a restart is deduplicated, even at the limit of its phone number', async () => {
    const first = await start({ settings });
    for (const key of ['key-aaaa', 'key-bbbb', 'key-cccc']) await send(first, lead(), keyed(key));
    await stored(first);
    const second = await start({ settings });

    expect((await send(second, lead(), keyed('key-aaaa'))).isok).toBe(true);
    expect((await send(second, lead(), keyed('key-dddd'))).isok).toBe(false);
    expect(await stored(second)).toHaveLength(3);
  });

  test('without a key two equal forms within ten minutes are one lead, later they are two', async () => {
    let now = Date.parse('2026-11-20T01:09:00Z');
    const service = await start({ settings, now: () => new Date(now) });
    await send(service, lead());
    now += 9 * 60_000;
    await send(service, lead());
    expect(await stored(service)).toHaveLength(1);
    now += 2 * 60_000;
    await send(service, lead());
    expect(await stored(service)).toHaveLength(2);
  });

  test('a corrected phone number under the same idempotency key is another lead', async () => {
    const service = await start({ settings });
    await send(service, lead(1), keyed('same-key'));
    await send(service, lead(2), keyed('same-key'));

    expect(await stored(service)).toHaveLength(2);
  });

  test('F26: a phone number books three times a day, and the message names the sales number', async () => {
    let now = Date.parse('2026-11-20T01:00:00Z');
    const service = await start({ settings, now: () => new Date(now) });
    for (const key of ['key-aaaa', 'key-bbbb', 'key-cccc'])
      expect((await send(service, lead(), keyed(key))).isok).toBe(true);

    expect(await send(service, lead(), keyed('key-dddd'))).toEqual({
      isok: false,
      msg: '提交过于频繁，请稍后再试，或拨打 400-000-0000',
      Msg: '提交过于频繁，请稍后再试，或拨打 400-000-0000',
    });
    now += 24 * 3_600_000 + 1;
    expect((await send(service, lead(), keyed('key-eeee'))).isok).toBe(true);
  });

  test('without a sales number a refusal is a whole sentence that names none', async () => {
    const service = await start({
      settings: { ...settings, phone: '', limits: { ...defaultLeadLimits, phonePerDay: 0 } },
    });

    expect((await send(service, lead())).msg).toBe('提交过于频繁，请稍后再试');
  });

  test('R10.8 F13: with the database down a lead is journalled, acknowledged, and stored later', async () => {
    const service = await start({ settings });
    database.isDown = true;
    const answers = [await send(service, lead(1)), await send(service, lead(2))];
    database.isDown = false;

    expect(answers.every(({ isok }) => isok)).toBe(true);
    expect(await stored(service)).toHaveLength(2);
  });

  test('F13, F14: when database and journal both fail the response is an error, and a retry succeeds', async () => {
    let isFull = true;
    const failpoint = (name: string) => {
      if (isFull && name === 'journal.write') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    const service = await start({ settings, failpoint });
    database.isDown = true;
    const failed = await send(service, lead(), keyed('key-aaaa'));
    isFull = false;
    const second = await send(service, lead(), keyed('key-aaaa'));
    database.isDown = false;

    expect(failed).toMatchObject({ isok: false, msg: '提交失败，请稍后重试，或拨打 400-000-0000' });
    expect(second.isok).toBe(true);
    expect(await stored(service)).toHaveLength(1);
  });

  test('deleting by phone number removes leads and journal lines, and a replay does not restore them', async () => {
    const service = await start({ settings });
    await send(service, lead(1));
    await send(service, lead(2));
    await stored(service);

    expect(await service.leads.erase(lead(1).phone)).toBe(1);
    const journal = readdirSync(join(service.folder, 'leads')).map((name) =>
      readFileSync(join(service.folder, 'leads', name), 'utf8'),
    );
    expect(journal.join('')).not.toContain(lead(1).phone);
    service.leads.drain.restart();
    expect((await stored<{ phone: string }>(service)).map(({ phone }) => phone)).toEqual([lead(2).phone]);
  });

  test('a journal that another process replays later does not bring an erased number back', async () => {
    const service = await start({ settings });
    database.isDown = true;
    await send(service, lead(1));
    await expect(
      service.leads.maintenance.journal.append({ type: 'erasure', phone: lead(1).phone, at: new Date().toISOString() }),
    ).resolves.toBeUndefined();
    database.isDown = false;

    expect(await stored(service)).toHaveLength(0);
    await send(service, lead(1), keyed('asked-again'));
    expect(await stored(service)).toHaveLength(1);
  });
});

/** The clock of a flood: a slow machine needs longer than the minute of a limit. */
const inOneMoment = () => new Date('2026-11-20T01:00:00Z');

test('F26: 1,000 posts from one subscriber store no more than its limit, and a second one is answered', async () => {
  const service = await start({ now: inOneMoment });
  const flood = Array.from({ length: 1_000 }, (_, number) =>
    send(service, lead(number), { 'x-forwarded-for': `2001:db8:1:1::${number.toString(16)}` }),
  );
  const other = send(service, lead(99_999), { 'x-forwarded-for': '2001:db8:1:2::1' });

  expect((await other).isok).toBe(true);
  expect((await Promise.all(flood)).filter(({ isok }) => isok)).toHaveLength(20);
  expect(await stored(service)).toHaveLength(21);
});

/** How many are told that they are booked, and how many of these are marked, of `count` leads from addresses. */
/** Those that stay unmarked come one by one, so that process and database count them in one order; the others come at once. */
async function bookFrom(
  addressOf: (number: number) => string,
  {
    unmarked = 60,
    count = 90,
    config = {},
  }: { unmarked?: number; count?: number; config?: TestOptions['config'] } = {},
) {
  const limits = { ...defaultLeadLimits, addressPerMinute: 2 };
  const service = await start({ settings: { limits }, config, now: inOneMoment });
  const book = (number: number) => send(service, lead(number), { 'x-forwarded-for': addressOf(number) });
  const answers: Awaited<ReturnType<typeof book>>[] = [];
  for (let number = 0; number < unmarked; number++) answers.push(await book(number));
  answers.push(
    ...(await Promise.all(Array.from({ length: count - unmarked }, (_, number) => book(unmarked + number)))),
  );
  const rows = await stored<{ flags: string[] }>(service, 'flags');
  expect(rows).toHaveLength(answers.filter(({ isok }) => isok).length);
  return [rows.length, rows.filter(({ flags }) => flags.includes('busy-network')).length];
}

test.each([
  ['IPv4 address of a carrier', 60, () => '203.0.113.9'],
  ['IPv4 address with a port that changes', 60, (number: number) => `203.0.113.9:${number + 1}`],
  ['/56', 10, (number: number) => `2001:db8:1:${(0x1200 + number).toString(16)}::1`],
  ['/48', 60, (number: number) => `2001:db8:1:${(number * 300).toString(16)}::1`],
  ['sender whose address nobody can read', 60, (number: number) => `hidden-${number}`],
])(
  'F26: above its limit every lead of a %s is booked and marked, as many may share it',
  async (_, unmarked, addressOf) => {
    expect(await bookFrom(addressOf, { unmarked })).toEqual([90, 90 - unmarked]);
  },
);

test('F26: what no network of people books is refused: a hundred times of one subscriber', async () => {
  expect(await bookFrom(() => '203.0.113.9', { count: 250 })).toEqual([200, 140]);
});

test('an untrusted proxy cannot spoof the client address', async () => {
  const addressOf = (number: number) => `203.0.113.${number}`;
  expect(await bookFrom(addressOf, { config: { trustedProxies: ['10.0.0.1'] } })).toEqual([90, 30]);
});

test.each([
  ['/ajax/QuickRequirement', {}, lead(), 'quick'],
  ['/ajax/SaveRequirement', {}, lead(), 'mobile'],
  ['/VZlive/Savequirement', {}, lead(), 'mobile'],
  ['/ajax/QuickRequirement', {}, { ...lead(), name: '客户', requirement: '', committype: 5 }, 'callback'],
  ['/ajax/QuickRequirement', {}, { ...lead(), name: '客户', committype: 3 }, 'bottom-bar'],
  ['/ajax/QuickRequirement', { 'x-lead-form': 'bottom-bar' }, { ...lead(), phone: '12012345678' }, 'bottom-bar'],
])('%s with %o is the form of its words', async (path, headers, body, form) => {
  const service = await start();
  await send(service, body, headers as Record<string, string>, path);

  expect(await stored(service, 'form')).toEqual([{ form }]);
});

test('R7.18 the parameters of Savequirement may be in the query, form-encoded or in JSON', async () => {
  const service = await start();
  const query = new URLSearchParams({ ...lead(1) });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await service.call({ method: 'POST', url: `/VZlive/Savequirement?${query}` });
  await service.call({
    method: 'POST',
    url: '/VZlive/Savequirement',
    payload: new URLSearchParams({ ...lead(2) }).toString(),
    headers: form,
  });
  await send(service, lead(3), {}, '/VZlive/Savequirement');

  expect(await stored(service)).toHaveLength(3);
});

test('the first violated rule gives the message, and consent is checked last', async () => {
  const service = await start();
  const noConsent = { 'x-consent': '0' };

  expect((await send(service, { name: ' ', phone: '' }, noConsent)).msg).toBe('请输入联系姓名');
  expect((await send(service, { ...lead(), phone: '123' }, noConsent)).msg).toBe('请输入正确的手机号');
  expect((await send(service, lead(), noConsent)).msg).toBe('请先阅读并同意隐私政策');
  expect((await send(service, { ...lead(), committype: 5, name: '客户' }, noConsent)).isok).toBe(true);
  expect(await stored(service)).toHaveLength(1);
});

test('R5.13 a number is stored as eleven digits and counted as one, however it was typed', async () => {
  const service = await start();
  const typed = ['138 0013 8000', '+86 138-0013-8000', '陈经理 ١٣٨٠٠١٣٨٠٠٠（微信同号）', '\u202D13800138000\u202C'];
  const answers = [];
  for (const phone of typed)
    answers.push(await send(service, { ...lead(), phone }, keyed(`typed-key-${answers.length}`)));

  expect(answers.map(({ isok }) => isok)).toEqual([true, true, true, false]);
  expect(await stored(service, 'phone')).toEqual(Array(3).fill({ phone: '13800138000' }));
});

test.each([
  ...['阿依古丽·买买提', '𠮷田', '👩‍💼陈', 'می‌خواهم', '𠮷'.repeat(50)],
  ...['👨‍👩‍👧‍👦'.repeat(10), '👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(50)],
])('the name %s is stored as it is spelled', async (name) => {
  const service = await start();

  expect(await send(service, { ...lead(), name })).toMatchObject({ isok: true });
  expect(await stored(service, 'name')).toEqual([{ name }]);
});

test('R10.4 a name is counted in the characters that are seen, and a heap of marks on one of them is not stored', async () => {
  const service = await start();
  const nameOf = async (name: string, key: string) => (await send(service, { ...lead(), name }, keyed(key))).msg;

  expect(await nameOf('e\u0301'.repeat(50), 'fifty-letters')).toBe('提交成功！');
  expect(await nameOf('👨‍👩‍👧‍👦'.repeat(51), 'one-too-many')).toBe('联系姓名不能超过 50 个字');
  expect(await nameOf(`陈e${'\u0301'.repeat(900)}`, 'heap-of-marks')).toBe('提交成功！');
  expect(await nameOf(`e${'\u0301'.repeat(10_000)}`, 'higher-heap')).not.toBe('提交成功！');
  const requirement = `e${'\u0301'.repeat(10_000)}年会`;
  await send(service, { ...lead(), name: '李', requirement }, keyed('marks-below'));
  expect(await stored(service, 'name, requirement')).toEqual([
    { name: 'é'.repeat(50), requirement: lead().requirement },
    { name: '陈', requirement: lead().requirement },
    { name: '李', requirement: '年会' },
  ]);
});

test('R12.149 an address of whatever length blocks no lead: it is cut', async () => {
  const service = await start();
  const url = `http://127.0.0.1:8080/home/signUp?bd_vid=${'x'.repeat(9000)}`;

  expect(await send(service, { ...lead(), url, SourceUrl: url })).toMatchObject({ isok: true });
  expect(await stored(service, 'url, source_url')).toEqual([
    { url: url.slice(0, 2048), source_url: url.slice(0, 2048) },
  ]);
});

test('a name of signs that nobody sees is none', async () => {
  const service = await start();

  expect((await send(service, { ...lead(), name: '\u200D\u2060\u200B' })).msg).toBe('请输入联系姓名');
});

test('when consent is optional the checkbox may be unticked', async () => {
  const service = await start({ settings: { consentRequired: false } });

  expect((await send(service, lead(), { 'x-consent': '0' })).isok).toBe(true);
});

test('honeypot, a fast submission and a page of another site flag a lead and drop none', async () => {
  const service = await start({ settings: { ownHosts: ['www.example.com'] } });
  const headers = { 'x-honeypot': 'http://spam', 'x-fill-time': '300' };

  expect((await send(service, { ...lead(), url: 'https://evil.example/' }, headers)).isok).toBe(true);
  expect(await stored(service, 'flags, url')).toEqual([{ flags: ['honeypot', 'too-fast', 'foreign-url'], url: '' }]);
});

test('F29: control characters and dangerous addresses are cleaned before they are stored', async () => {
  const service = await start();
  await send(service, {
    ...{ name: '王\r\n女士\u202E', phone: '\u202D13800138000\u202C', requirement: '一\r\n二\u0000' },
    ...{ url: 'javascript:alert(1)', SourceUrl: 'https://user:secret@example.com/' },
  });

  expect(await stored(service, 'name, phone, requirement, url, source_url')).toEqual([
    { name: '王  女士', phone: '13800138000', requirement: '一\n二', url: '', source_url: '' },
  ]);
});

test.each([
  ['一\u0000\r\n二\u202E', '一   二'],
  ['要'.repeat(40), '要'.repeat(30)],
  [`${'要'.repeat(29)}😀`, '要'.repeat(29)],
])('F29: what was asked for is one clean line of 30 characters: %j', async (sent, kept) => {
  const service = await start();
  await send(service, lead(), { 'x-lead-ask': encodeURIComponent(sent) });

  expect(await stored(service, 'ask')).toEqual([{ ask: kept }]);
});

test('F29: of 32 control characters in every field none reaches the database, and addresses end at 2,048 characters', async () => {
  const service = await start({ settings: { ownHosts: ['www.example.com'] } });
  const every = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
  const page = `https://www.example.com/?q=x${every}x`;
  await send(service, {
    ...{ name: `王${every}`, phone: '13800138000', requirement: every, fromtype: `pc${every}` },
    ...{ url: page + 'a'.repeat(5_000), SourceUrl: page },
  });
  const [row] = await stored<Record<string, string>>(service, 'name, requirement, fromtype, url, source_url');

  for (const [field, value] of Object.entries(row ?? {})) {
    expect([field, value]).toEqual([field, expect.not.stringMatching(/(?!\n)\p{Cc}/u)]);
  }
  expect(row?.url?.length).toBeLessThanOrEqual(2_048);
  expect(row?.url).toMatch(/^https:\/\/www\.example\.com\//);
});

test('a lead that the database rejects permanently is written to a file and blocks no other', async () => {
  const service = await start({ settings: { databaseIsDurable: false } });
  const bad = {
    type: 'lead',
    lead: { ...lead(9), id: 'no-uuid', key: 'k', form: 'quick', receivedAt: 'never', flags: [] },
  };
  await service.leads.maintenance.journal.append(bad);
  await send(service, lead(1));

  expect(await stored(service)).toHaveLength(1);
  expect(readFileSync(join(service.folder, 'leads-refused.log'), 'utf8')).toContain('no-uuid');
});

test('a lead that was journalled before a field existed is stored with that field empty', async () => {
  const service = await start({ settings: { databaseIsDurable: false } });
  const { requirement: _, ...older } = lead(7);
  const envelope = { id: randomUUID(), key: 'k', form: 'quick', receivedAt: new Date().toISOString(), flags: [] };
  const origin = { fromtype: 'pc-www', committype: 3, url: '', sourceUrl: '', consentAt: null };
  await service.leads.maintenance.journal.append({ type: 'lead', lead: { ...older, ...envelope, ...origin } });
  service.leads.drain.wake();

  expect(await stored(service, 'phone, requirement')).toEqual([{ phone: older.phone, requirement: '' }]);
});

test('leads older than the retention period are deleted from database and journal', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const options = { settings: { retentionDays: 30, databaseIsDurable: false }, now: () => new Date(now) };
  const service = await start(options);
  await send(service, lead(1));
  await stored(service);
  now += 31 * 86_400_000;
  await send(service, lead(2));
  await service.leads.start();
  service.leads.drain.restart();

  expect((await stored<{ phone: string }>(service)).map(({ phone }) => phone)).toEqual([lead(2).phone]);
});

test('segments are deleted when their leads are durable: all with a server, all but the newest eight when embedded', async () => {
  for (const [databaseIsDurable, left] of [
    [true, 1],
    [false, 9],
  ] as const) {
    const service = await start({ settings: { databaseIsDurable, segmentBytes: 100 } });
    const { journal } = service.leads.maintenance;
    for (let number = 0; number < 12; number++)
      await journal.append({ type: 'erasure', phone: '1', at: '2020-01-01T00:00:00Z' });
    await service.leads.start();

    expect(readdirSync(join(service.folder, 'leads')).length).toBeLessThanOrEqual(left);
  }
});
