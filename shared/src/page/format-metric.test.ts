import { formatMetric } from './format-metric';

test.each([
  ['312', '家', '312', '家'],
  ['1386', '家', '1,386', '家'],
  ['86400', '人次', '86,400', '人次'],
  ['412000', '人次', '41.2', '万人次'],
  ['100000', '人次', '10', '万人次'],
  ['2.5', '个工作日', '2.5', '个工作日'],
  ['08:30', '', '08:30', ''],
])('the figure %s %s is told as %s %s', (value, unit, shown, shownUnit) => {
  expect(formatMetric({ value, unit })).toEqual({ value: shown, unit: shownUnit });
});
