import { isConsultationTime, replyText } from './duty-hours';

const daily = [1, 2, 3, 4, 5, 6, 7];
const weekdays = [1, 2, 3, 4, 5];
const at = (time: string) => new Date(`${time}+08:00`);

test.each([
  ['2026-11-23T08:59:59.999', false],
  ['2026-11-23T09:00:00', true],
  ['2026-11-23T17:59:59.999', true],
  ['2026-11-23T18:00:00', false],
  ['2026-11-23T00:00:00', false],
])('R1.9 at %s in Shanghai the answer is %s', (time, open) => {
  expect(isConsultationTime(at(time), daily)).toBe(open);
});

test('the weekday is that of Shanghai: Monday there while it is still Sunday elsewhere', () => {
  expect(isConsultationTime(at('2026-11-23T09:30:00'), weekdays)).toBe(true);
  expect(isConsultationTime(new Date('2026-11-22T20:30:00-05:00'), weekdays)).toBe(true);
  expect(isConsultationTime(at('2026-11-22T09:30:00'), weekdays)).toBe(false);
  expect(isConsultationTime(at('2026-11-22T09:30:00'), [7])).toBe(true);
});

const there = '现在有人值守，查过这一场的日志就回电，最晚今天 18:00 前';
const from = (day: string) => `现在没人值守，${day} 09:00 起按提交的先后回电`;

/** 2026-11-23 is a Monday, 27 the Friday after it. */
test.each([
  ['2026-11-23T09:00:00', daily, there],
  ['2026-11-23T17:59:59', weekdays, there],
  ['2026-11-23T02:30:00', daily, from('今天')],
  ['2026-11-23T18:00:00', daily, from('明天')],
  ['2026-11-22T23:50:00', weekdays, from('明天')],
  ['2026-11-27T18:00:00', daily, from('明天')],
  ['2026-11-27T18:00:00', weekdays, from('周一')],
  ['2026-11-28T03:00:00', weekdays, from('周一')],
  ['2026-11-29T12:00:00', weekdays, from('明天')],
  ['2026-11-23T18:00:00', [1], from('周一')],
  ['2026-11-25T12:00:00', [1, 3, 7], there],
  ['2026-11-25T19:00:00', [1, 3, 7], from('周日')],
])('R12.110 who asks at %s in Shanghai, with duty on the days %j, is told: %s', (time, days, text) => {
  expect(replyText(at(time), days)).toBe(text);
});
