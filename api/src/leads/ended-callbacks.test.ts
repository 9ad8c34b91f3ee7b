import { readConfig } from '../config';
import { sealingSettings } from '../testing/lead-keys';
import { codeDigestOf } from './code-digest';
import { start, newCode, book, care, rows, filesOf } from '../testing/callback-service';

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
