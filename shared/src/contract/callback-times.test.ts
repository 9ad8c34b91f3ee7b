import { storedWish, wishChoices, wishFault, wishOf, wishWords } from './callback-times';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
/** A Sunday, 17:10 in China. */
const now = new Date('2026-11-29T09:10:00Z');

test.each([
  ['', ''],
  ['2026-11-29 17:30', ''],
  ['2026-11-30 16:30', ''],
  ['2026-11-30 17:00', '我们承诺 24 小时内回电，请选在这之内的半小时'],
  ['2026-11-29 17:00', '这个时间已经过了，请换一个'],
  ['2025-01-01 10:00', '这个时间已经过了，请换一个'],
  ['2026-11-30 08:30', '请选咨询时间内的半小时（09:00–18:00）'],
  ['2026-11-30 08:00', '请选咨询时间内的半小时（09:00–18:00）'],
  ['2026-12-03 09:00', '我们承诺 24 小时内回电，请选在这之内的半小时'],
  ['2026-11-30 10:10', '请从列表里选一个半小时'],
  ['2026-11-31 10:00', '请从列表里选一个半小时'],
  ['2026-11-30T10:00', '请从列表里选一个半小时'],
  ['明天上午', '请从列表里选一个半小时'],
  ['2026-11-30 24:00', '请从列表里选一个半小时'],
])('the wish “%s” is answered “%s”', (wish, fault) => {
  expect(wishFault(wish, now, everyDay)).toBe(fault);
});

test('on a day without consultation nobody can be called', () => {
  expect(wishFault('2026-11-30 10:00', now, [2, 3])).toBe('请选咨询时间内的半小时（09:00–18:00）');
});

test('R13.49 what is offered can be kept, begins an hour from now, and is over within the 24 hours of the promise', () => {
  const choices = wishChoices(now, everyDay);

  expect(choices[0]).toBe('2026-11-30 09:00');
  expect(choices.at(-1)).toBe('2026-11-30 16:30');
  expect(choices).toHaveLength(16);
  for (const wish of choices) expect(wishFault(wish, now, everyDay)).toBe('');
  expect(wishChoices(new Date('2026-11-29T02:20:00Z'), everyDay)[0]).toBe('2026-11-29 11:30');
  expect(wishChoices(now, [])).toEqual([]);
});

test('the day is that of China, whatever the day of the machine', () => {
  const early = new Date('2026-11-29T16:30:00Z');

  expect(wishChoices(early, everyDay)[0]).toBe('2026-11-30 09:00');
  expect(wishFault('2026-11-30 17:30', early, everyDay)).toBe('');
});

test('R13.49 what is moved stays within the 24 hours of its booking, and cannot be moved after them', () => {
  const booked = new Date('2026-11-28T07:00:00Z');

  expect(wishChoices(new Date('2026-11-29T02:00:00Z'), everyDay, booked)).toEqual([
    ...['2026-11-29 11:00', '2026-11-29 11:30', '2026-11-29 12:00', '2026-11-29 12:30'],
    ...['2026-11-29 13:00', '2026-11-29 13:30', '2026-11-29 14:00', '2026-11-29 14:30'],
  ]);
  expect(wishFault('2026-11-29 15:00', new Date('2026-11-29T02:00:00Z'), everyDay, booked)).toContain('24 小时内');
  expect(wishChoices(now, everyDay, booked)).toEqual([]);
});

test('it is stored as a moment, and comes back as it was', () => {
  const stored = storedWish('2026-11-30 10:00');

  expect(stored).toBe('2026-11-30T02:00:00.000Z');
  expect(wishOf(new Date(stored ?? ''))).toBe('2026-11-30 10:00');
  expect(wishWords('2026-11-30 10:00')).toBe('周一 11 月 30 日 10:00–10:30');
  expect(storedWish('')).toBeNull();
});
