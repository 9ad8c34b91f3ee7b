import type { CallbackRequest, CallbackResponse } from '@site/shared/contract/callback';
import { readConfig } from '../config';
import { sealingSettings } from '../testing/lead-keys';
import { codeDigestOf } from './code-digest';
import { start, phone, newCode, book, care, rows, filesOf } from '../testing/callback-service';
import { database } from '../testing/lead-service';

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
