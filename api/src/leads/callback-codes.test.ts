import { codeDigestOf } from './code-digest';
import { start, setClock, phone, newCode, book, care, rows, filesOf } from '../testing/callback-service';

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

test('R13.53 a network that sends too many wrong codes is refused, and counted; who has the right one is served', async () => {
  const service = await start();
  const code = newCode();
  await book(service, { 'x-lead-code': code });
  for (let time = 0; time < 30; time++) expect(await care(service, code, { act: 'see' })).toMatchObject({ isok: true });
  setClock('2026-11-29T02:10:00Z');
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
