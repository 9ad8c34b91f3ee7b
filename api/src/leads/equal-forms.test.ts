import { readConfig } from '../config';
import { sealingSettings } from '../testing/lead-keys';
import { codeDigestOf } from './code-digest';
import { start, phone, newCode, book, care, rows, filesOf } from '../testing/callback-service';
import { database } from '../testing/lead-service';

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
