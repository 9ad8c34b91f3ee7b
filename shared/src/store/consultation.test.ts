import { consultationTimes, isConsultationTime, offHoursText } from './consultation';

const daily = [1, 2, 3, 4, 5, 6, 7];
const at = (time: string) => new Date(`${time}+08:00`);

test.each([
  ['2026-11-23T08:59:59.999', false],
  ['2026-11-23T09:00:00', true],
  ['2026-11-23T17:59:59.999', true],
  ['2026-11-23T18:00:00', false],
  ['2026-11-23T00:00:00', false],
])('at %s in Shanghai the answer is %s', (time, open) => {
  expect(isConsultationTime(at(time), daily)).toBe(open);
});

test('the weekday is that of Shanghai: Monday there while it is still Sunday elsewhere', () => {
  const weekdays = [1, 2, 3, 4, 5];

  expect(isConsultationTime(at('2026-11-23T09:30:00'), weekdays)).toBe(true);
  expect(isConsultationTime(new Date('2026-11-22T20:30:00-05:00'), weekdays)).toBe(true);
  expect(isConsultationTime(at('2026-11-22T09:30:00'), weekdays)).toBe(false);
  expect(isConsultationTime(at('2026-11-22T09:30:00'), [7])).toBe(true);
});

test('the message contains the hours', () => {
  expect(offHoursText).toBe('当前为非工作时间（09:00–18:00），留言后将在 24 小时内联系你');
});

test.each([
  [daily, '每天 09:00–18:00'],
  [[1, 2, 3, 4, 5], '工作日 09:00–18:00'],
  [[1, 3, 7], '周一、三、日 09:00–18:00'],
])('manned on the days %j it is printed as %s', (days, text) => {
  expect(consultationTimes(days)).toBe(text);
});
