import { readMoment } from './moment';

test.each([
  ['#t=72', '', 72],
  ['', '?t=72.5', 72.5],
  ['#t=8', '?t=72', 8],
  ['#zong-biao', '?t=9', 9],
])('R12.30 %s%s is a moment', (hash, search, second) => {
  expect(readMoment({ hash, search })).toBe(second);
});

test.each([
  ['', ''],
  ['#t=', '?t='],
  ['#t=-4', ''],
  ['', '?t=1e9'],
  ['', '?t=NaN'],
  ['#t=72abc', ''],
])('R12.30 %p%p is none', (hash, search) => {
  expect(readMoment({ hash, search })).toBeUndefined();
});
