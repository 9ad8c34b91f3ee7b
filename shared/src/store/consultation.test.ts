import { consultationTimes, offHoursText } from './consultation';

const daily = [1, 2, 3, 4, 5, 6, 7];

test('R1.9 the message contains the hours', () => {
  expect(offHoursText).toBe('当前为非工作时间（09:00–18:00），留言后将在 24 小时内联系你');
});

test.each([
  [daily, '每天 09:00–18:00'],
  [[1, 2, 3, 4, 5], '工作日 09:00–18:00'],
  [[1, 3, 7], '周一、三、日 09:00–18:00'],
])('manned on the days %j it is printed as %s', (days, text) => {
  expect(consultationTimes(days)).toBe(text);
});
