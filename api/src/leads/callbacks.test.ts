import type { CallbackRequest, CallbackResponse } from '@site/shared/contract/callback';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { readConfig } from '../config';
import { openSealed, sealingSettings } from '../testing/lead-keys';
import { openTestDatabase } from '../testing/test-database';
import { type TestOptions, type TestService, startTestService } from '../testing/test-service';
import { codeDigestOf } from './code-digest';
import { listLeads } from './leads.repository';
import { openLines, writeLines } from './sealed-export';

let database: Database;
let clock: Date;
const open: TestService[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(() => {
  // A Sunday, 10:00 in China.
  clock = new Date('2026-11-29T02:00:00Z');
});

afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
  await database.script('truncate lead, lead_network, outbox, erasure');
});

async function start(options: TestOptions = {}): Promise<TestService> {
  const service = await startTestService({ database, content: false, now: () => clock, ...options });
  await service.leads.start();
  open.push(service);
  return service;
}

const phone = '13800138000';
const newCode = () => randomBytes(16).toString('hex');

async function book(service: TestService, headers: Record<string, string>, number = phone) {
  const lead = { name: '王女士', phone: number, requirement: '年会直播' };
  const { body } = await service.post('/ajax/QuickRequirement', lead, headers);
  return body as { isok: boolean; msg: string; again?: true; code?: string };
}

async function care(service: TestService, code: string, request: CallbackRequest): Promise<CallbackResponse> {
  // What follows is later than what was before.
  clock = new Date(clock.getTime() + 1_000);
  return (await service.post('/ajax/Callback', request, { 'x-lead-code': code })).body as CallbackResponse;
}

const rows = (on = database) => on.query<Record<string, unknown>>('select * from lead order by received_at, phone');

/** Everything that lies in the folder of a service. */
function filesOf({ folder }: TestService): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')).join('\n');
}

test('R13.49 a wished half-hour is kept with the lead, and what cannot be kept is refused by name', async () => {
  const service = await start();
  const wished = await book(service, { 'x-lead-wish': encodeURIComponent('2026-11-30 09:30') });
  const past = await book(service, { 'x-lead-wish': '2026-11-29 09:30' }, '13800138001');
  const night = await book(service, { 'x-lead-wish': '2026-11-29 20:00' }, '13800138001');
  await service.leads.drain.drained();

  expect(wished).toEqual({ isok: true, msg: '提交成功！', Msg: '提交成功！', code: expect.any(String) });
  expect(past).toMatchObject({ isok: false, msg: '这个时间已经过了，请换一个' });
  expect(night).toMatchObject({ isok: false, msg: '请选咨询时间内的半小时（09:00–18:00）' });
  expect((await rows()).map(({ wished_at }) => (wished_at as Date).toISOString())).toEqual([
    '2026-11-30T01:30:00.000Z',
  ]);
});

test('R13.50 half-hours to choose from lie within the hours of the days on duty', async () => {
  const service = await start();
  const { body } = await service.get('/open/v1/callback/times');
  const { list } = (body as { data: { list: string[] } }).data;

  expect(list.length).toBeGreaterThan(8);
  for (const wish of list) expect(wish).toMatch(/^\d{4}-\d\d-\d\d (09|1[0-7]):[03]0$/);
});

test('R13.52 a code shows its callback, moves it, cancels it, and erases it from database and journal', async () => {
  const service = await start({ settings: { forward: true } });
  const code = newCode();
  await book(service, { 'x-lead-code': code, 'x-lead-wish': '2026-11-30 09:30' });

  expect(await care(service, code, { act: 'see' })).toEqual({
    ...{ isok: true, msg: '', state: 'booked', phone: '138****8000' },
    ...{ wish: '2026-11-30 09:30', booked: '2026-11-29 10:00' },
  });
  await database.query(`update outbox set state = 'sent'`);
  expect(await care(service, code, { act: 'change', wish: '2026-11-29 15:30' })).toMatchObject({
    ...{ isok: true, wish: '2026-11-29 15:30', msg: '已改好，顾问会按新的时间打给你' },
  });
  expect(await database.query('select state from outbox')).toEqual([{ state: 'waiting' }]);
  expect(await care(service, code, { act: 'change', wish: '2026-11-30 03:00' })).toMatchObject({
    ...{ isok: false, wish: '2026-11-29 15:30', msg: '请选咨询时间内的半小时（09:00–18:00）' },
  });
  expect(await care(service, code, { act: 'change' })).toMatchObject({ isok: true, wish: '' });
  expect(await care(service, code, { act: 'cancel' })).toMatchObject({ isok: true, state: 'cancelled' });
  expect(await care(service, code, { act: 'change', wish: '2026-11-29 15:30' })).toMatchObject({
    ...{ isok: false, state: 'cancelled', wish: '' },
  });
  expect(await rows()).toEqual([expect.objectContaining({ phone })]);
  expect(await care(service, code, { act: 'erase' })).toMatchObject({ isok: true, state: 'unknown', phone: '' });
  expect(await rows()).toEqual([]);
  expect(await database.query('select * from outbox')).toEqual([]);
  expect(filesOf(service)).not.toContain(phone);
  expect(filesOf(service)).not.toContain(codeDigestOf(code));
  expect(await care(service, code, { act: 'see' })).toMatchObject({ isok: false, state: 'unknown' });
});

test('R13.52 whatever comes at the same moment, a cancellation counts, and what is told as done is stored', async () => {
  const service = await start();
  const wishes = ['2026-11-29 13:00', '2026-11-29 14:00', '2026-11-29 15:00'];
  const post = (code: string, request: CallbackRequest) =>
    service.post('/ajax/Callback', request, { 'x-lead-code': code });
  for (let round = 0; round < 8; round += 1) {
    const { code = '' } = await book(service, {}, `1380013800${round}`);
    const changes = wishes.map((wish) => post(code, { act: 'change', wish }));
    const others = round % 2 ? [post(code, { act: 'cancel' })] : [];
    const answers = (await Promise.all([...others, ...changes])).map(({ body }) => body as CallbackResponse);
    const now = (await post(code, { act: 'see' })).body as CallbackResponse;

    expect(now.state).toBe(round % 2 ? 'cancelled' : 'booked');
    const told = answers.filter(({ isok, msg }) => isok && msg.startsWith('已改好'));
    expect(told.filter(({ state }) => state !== 'booked')).toEqual([]);
    if (now.state === 'booked') expect(wishes).toContain(now.wish);
  }
});

test('R13.53 every code that finds nothing is answered alike: another, none, half a one, and one that was erased', async () => {
  const service = await start();
  const code = newCode();
  await book(service, { 'x-lead-code': code });
  await book(service, {}, '13800138001');
  await care(service, code, { act: 'erase' });
  const answers = await Promise.all(
    [newCode(), '', code.slice(0, 16), 'z'.repeat(32), code].map((one) => care(service, one, { act: 'cancel' })),
  );

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ isok: false, state: 'unknown', phone: '', wish: '' });
  expect(await rows()).toHaveLength(1);
});

test('R13.51 a code counts in any spelling, and is nowhere kept as it is', async () => {
  const service = await start();
  const code = newCode();
  await book(service, { 'x-lead-code': code });
  const spelled = (code.toUpperCase().match(/.{4}/g) ?? []).join('-').replaceAll('0', 'O').replaceAll('1', 'l');

  expect(await care(service, spelled, { act: 'see' })).toMatchObject({ isok: true, state: 'booked' });
  expect((await rows())[0]).toMatchObject({ code_digest: codeDigestOf(code) });
  const kept = [filesOf(service), JSON.stringify(await rows()), ...service.logLines].join('\n');
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(spelled);
});

test('a retry is told as such, for the code of the first time is the one that counts', async () => {
  const service = await start();
  const [first, second] = [newCode(), newCode()];

  expect(await book(service, { 'x-lead-code': first })).not.toHaveProperty('again');
  expect(await book(service, { 'x-lead-code': second })).toMatchObject({ isok: true, again: true });
  expect(await care(service, first, { act: 'see' })).toMatchObject({ state: 'booked' });
  expect(await care(service, second, { act: 'see' })).toMatchObject({ state: 'unknown' });
});

test('R12.160 a form without a key that is sent again is one lead, and only its first answer has the code', async () => {
  const service = await start();
  const [first, second] = await Promise.all([book(service, {}), book(service, {})]);
  const third = await book(service, {});
  const known = newCode();
  await book(service, { 'x-lead-code': known }, '13900139001');
  const withTakenCode = await book(service, { 'x-lead-code': known });

  expect(first.code).toMatch(/^[0-9a-f]{32}$/);
  for (const { code: _, ...repeat } of [second, third, withTakenCode])
    expect(repeat).toMatchObject({ isok: true, again: true });
  for (const repeat of [second, third, withTakenCode]) expect(repeat).not.toHaveProperty('code');
  await service.leads.drain.drained();
  await database.query(`delete from lead where phone <> $1`, [phone]);
  expect(await care(service, first.code ?? '', { act: 'see' })).toMatchObject({ isok: true, state: 'booked' });
  expect(await rows()).toEqual([expect.objectContaining({ code_digest: codeDigestOf(first.code) })]);
  expect([filesOf(service), JSON.stringify(await rows())].join()).not.toContain(first.code);
});

test.each(['cancel', 'erase'] as const)(
  'R13.51 after a callback was ended by %s an equal form is another lead',
  async (act) => {
    const service = await start();
    const { code: old = '' } = await book(service, {});
    await care(service, old, { act });
    const { isok, code = '' } = await book(service, {});
    const again = await book(service, {});

    expect(isok).toBe(true);
    expect(again).not.toHaveProperty('code');
    expect(await care(service, code, { act: 'see' })).toMatchObject({ isok: true, state: 'booked' });
    expect((await rows()).filter(({ cancelled_at }) => cancelled_at === null)).toHaveLength(1);
  },
);

test('R12.160 another process tells no code of a lead that is stored, though both have the secret of which it is made', async () => {
  const settings = { keys: readConfig(sealingSettings).leadKeys };
  const first = await start({ settings });
  const { code = '' } = await book(first, {});
  await first.leads.drain.drained();
  const second = await start({ settings });
  const answers = [await book(second, {}), await book(second, { 'x-lead-code': newCode() }), await book(second, {})];

  expect(code).toMatch(/^[0-9a-f]{32}$/);
  for (const answer of answers) expect(answer).not.toHaveProperty('code');
  expect(await rows()).toHaveLength(1);
  expect(await care(second, code, { act: 'see' })).toMatchObject({ state: 'booked' });
});

test('an equal form finds what was cancelled before a restart, and has no code of a secret that is gone', async () => {
  const first = await start();
  const { code = '' } = await book(first, {});
  await care(first, code, { act: 'cancel' });
  await book(first, {}, '13800138001');
  await first.leads.drain.drained();
  await first.leads.stop();
  const second = await start({ folder: first.folder });
  const booked = await book(second, {});
  const other = await book(second, {}, '13800138001');

  expect(await care(second, booked.code ?? '', { act: 'see' })).toMatchObject({ state: 'booked' });
  expect(other).toMatchObject({ isok: true });
  expect(other).not.toHaveProperty('code');
  expect(await rows()).toHaveLength(3);
});

test('R13.52 what a code did is replayed after a restart, also into a database that lost it, and older changes never win', async () => {
  const first = await start();
  const [moved, cancelled, erased] = [newCode(), newCode(), newCode()];
  await book(first, { 'x-lead-code': moved, 'x-lead-wish': '2026-11-30 09:30' });
  await book(first, { 'x-lead-code': cancelled }, '13800138001');
  await book(first, { 'x-lead-code': erased }, '13800138002');
  await care(first, moved, { act: 'change', wish: '2026-11-29 17:00' });
  await care(first, moved, { act: 'change', wish: '2026-11-29 16:00' });
  await care(first, cancelled, { act: 'cancel' });
  await care(first, erased, { act: 'erase' });
  const before = await rows();
  if (!first.leads.maintenance.segmentsToKeep) return;
  await database.script('truncate lead, outbox');
  await first.leads.stop();
  const second = await start({ folder: first.folder });
  const after = await rows();

  expect(after).toEqual(before);
  expect(after).toHaveLength(2);
  expect(await care(second, moved, { act: 'see' })).toMatchObject({ wish: '2026-11-29 16:00' });
  expect(await care(second, cancelled, { act: 'see' })).toMatchObject({ state: 'cancelled' });
  expect(await care(second, erased, { act: 'see' })).toMatchObject({ state: 'unknown' });
});

test('an erasure that a crash interrupts is completed by the next start', async () => {
  const failpoint = (place: string) => {
    if (place === 'erasure.journalled') throw new Error('killed');
  };
  const first = await start({ failpoint });
  const code = newCode();
  await book(first, { 'x-lead-code': code });
  expect((await first.post('/ajax/Callback', { act: 'erase' }, { 'x-lead-code': code })).status).toBe(500);
  await first.leads.stop();
  const second = await start({ folder: first.folder });

  expect(await rows()).toEqual([]);
  expect(filesOf(second)).not.toContain(phone);
});

test('a lead that was journalled before there were codes is stored, and no code finds it', async () => {
  const service = await start();
  const { journal, segmentsToKeep } = service.leads.maintenance;
  // Beside a server of its own the api keeps no journal of what is stored.
  if (!segmentsToKeep) return;
  await book(service, {});
  const [booked] = [...journal.everyRecord()] as { lead: Record<string, unknown> }[];
  const { wishedAt, changedAt, cancelledAt, codeDigest, ...old } = booked?.lead ?? {};
  await journal.append({
    type: 'lead',
    lead: { ...old, id: '00000000-0000-4000-8000-000000000001', key: 'old', phone: '13800138009' },
  });
  await service.leads.drain.drained();

  expect([wishedAt, changedAt, cancelledAt, codeDigest]).toEqual([null, null, null, expect.any(String)]);
  expect(await database.query(`select code_digest, wished_at from lead where phone = '13800138009'`)).toEqual([
    { code_digest: '', wished_at: null },
  ]);
  expect(await care(service, '', { act: 'see' })).toMatchObject({ state: 'unknown' });
});

test('of a sealed lead the code moves the half-hour, shows no number, and the export tells the newest', async () => {
  const service = await start({ settings: { keys: readConfig(sealingSettings).leadKeys } });
  const code = newCode();
  await book(service, { 'x-lead-code': code, 'x-lead-wish': '2026-11-30 09:30' });

  expect(await care(service, code, { act: 'see' })).toMatchObject({ phone: '', wish: '2026-11-30 09:30' });
  expect(await care(service, code, { act: 'change', wish: '2026-11-29 11:30' })).toMatchObject({
    wish: '2026-11-29 11:30',
  });
  expect(filesOf(service)).not.toContain(phone);
  const exported = writeLines(await listLeads(database, { since: '2000-01-01', limit: 10 }));
  expect(openLines(exported, await openSealed())).toEqual([
    expect.objectContaining({ phone, wishedAt: '2026-11-29T03:30:00.000Z', changedAt: expect.any(String) }),
  ]);
  expect(await care(service, code, { act: 'erase' })).toMatchObject({ isok: true });
  expect(await rows()).toEqual([]);
});

test('R13.53 a network that sends too many wrong codes is refused, and counted; who has the right one is served', async () => {
  const service = await start();
  const code = newCode();
  await book(service, { 'x-lead-code': code });
  for (let time = 0; time < 30; time++) expect(await care(service, code, { act: 'see' })).toMatchObject({ isok: true });
  clock = new Date('2026-11-29T02:10:00Z');
  const answers = [];
  for (let time = 0; time < 22; time++)
    answers.push(await service.post('/ajax/Callback', { act: 'see' }, { 'x-lead-code': newCode() }));

  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429, 429]);
  expect(answers.at(-1)?.body).toMatchObject({
    ...{ isok: false, state: 'unknown', limited: true },
    msg: '输错的次数太多了，请过一会儿再试；着急的话，请直接打电话',
  });
  expect((await service.operate('/metrics')).text).toContain('site_limited_total{call="callback"} 2');
  expect(await care(service, code, { act: 'cancel' })).toMatchObject({ isok: true, state: 'cancelled' });
  expect(await care(service, code, { act: 'erase' })).toMatchObject({ isok: true });
});

test('R12.156 a code that is known cares for the lead that it was booked with; whoever brings it again is told another', async () => {
  const service = await start();
  const code = newCode();
  await book(service, { 'x-lead-code': code, 'x-lead-wish': '2026-11-30 09:30' });
  const others = await Promise.all([
    book(service, { 'x-lead-code': code, 'idempotency-key': 'another-form-1' }, '13900139001'),
    book(service, { 'x-lead-code': code }, '13900139002'),
  ]);
  await service.leads.drain.drained();

  expect(others.map(({ isok }) => isok)).toEqual([true, true]);
  expect(await care(service, code, { act: 'see' })).toMatchObject({ phone: '138****8000', wish: '2026-11-30 09:30' });
  for (const { code: told = '' } of others) {
    expect(told).toMatch(/^[0-9a-f]{32}$/);
    expect(await care(service, told, { act: 'see' })).toMatchObject({
      state: 'booked',
      phone: expect.stringMatching(/^139/),
    });
  }
  await care(service, code, { act: 'cancel' });
  expect((await rows()).filter(({ cancelled_at }) => cancelled_at !== null).map((row) => row.phone)).toEqual([phone]);
  expect(await care(service, code, { act: 'erase' })).toMatchObject({ isok: true });
  expect((await rows()).map((row) => row.phone)).toEqual(['13900139001', '13900139002']);
});

test('R12.156 two forms with one code at the same moment are two leads, and the code cares for one of them', async () => {
  const service = await start();
  const code = newCode();
  const booked = await Promise.all(
    [1, 2, 3].map((form) =>
      book(service, { 'x-lead-code': code, 'idempotency-key': `form-number-${form}` }, `1390013900${form}`),
    ),
  );
  await service.leads.drain.drained();

  expect(booked.filter(({ code: told }) => told === undefined)).toHaveLength(1);
  expect((await rows()).filter(({ code_digest }) => code_digest === codeDigestOf(code))).toHaveLength(1);
});

test('R12.156 the code of an erased callback cares for no other lead, and a form that is sent again keeps its code', async () => {
  const service = await start();
  const [erased, kept] = [newCode(), newCode()];
  await book(service, { 'x-lead-code': erased });
  await care(service, erased, { act: 'erase' });
  const { code: told = '' } = await book(service, { 'x-lead-code': erased }, '13900139001');
  const letter = { 'x-lead-code': kept, 'idempotency-key': 'the-same-letter' };
  const again = [await book(service, letter, '13900139002'), await book(service, letter, '13900139002')];

  expect(await care(service, erased, { act: 'see' })).toMatchObject({ state: 'unknown' });
  expect(await care(service, told, { act: 'see' })).toMatchObject({ state: 'booked' });
  for (const answer of again) expect(answer).not.toHaveProperty('code');
  expect(await care(service, kept, { act: 'see' })).toMatchObject({ state: 'booked' });
});

test('R12.157 two erasures at once, and one after both, are answered alike whatever the network mistyped before', async () => {
  const service = await start();
  const code = newCode();
  await book(service, { 'x-lead-code': code });
  await book(service, {}, '13900139001');
  for (let time = 0; time < 20; time++) await care(service, newCode(), { act: 'see' });
  const post = () => service.post('/ajax/Callback', { act: 'erase' }, { 'x-lead-code': code });
  const answers = [...(await Promise.all([post(), post(), post()])), await post()];

  for (const { status, body } of answers)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ isok: true, msg: expect.stringMatching(/^已删除，这份预约.*其他预约不受影响/) }),
    ]);
  expect((await care(service, newCode(), { act: 'erase' })).limited).toBe(true);
  expect(filesOf(service)).not.toContain(codeDigestOf(code));
  expect((await rows()).map((row) => row.phone)).toEqual(['13900139001']);
});

test.each(['cancel', 'erase'] as const)(
  'R12.164 who ends a callback (%s) may book again, also after a restart, and ending it twice gives back no other',
  async (act) => {
    const settings = { keys: readConfig(sealingSettings).leadKeys };
    const first = await start({ settings });
    const codes = [newCode(), newCode(), newCode()];
    const keyed = (code: string) => ({ 'x-lead-code': code, 'idempotency-key': code });
    for (const code of codes) expect(await book(first, keyed(code))).toMatchObject({ isok: true });
    expect(await book(first, keyed(newCode()))).toMatchObject({ isok: false });
    await care(first, codes[0] ?? '', { act });
    await care(first, codes[0] ?? '', { act });
    if (act === 'cancel') await care(first, codes[0] ?? '', { act: 'erase' });

    expect(await book(first, keyed(newCode()))).toMatchObject({ isok: true });
    expect(await book(first, keyed(newCode()))).toMatchObject({ isok: false });
    await care(first, codes[1] ?? '', { act });
    await first.leads.drain.drained();
    const second = await start({ settings });
    expect(await book(second, keyed(newCode()))).toMatchObject({ isok: true });
    expect(await book(second, keyed(newCode()))).toMatchObject({ isok: false });
  },
);
