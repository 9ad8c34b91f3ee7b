import { grouped } from './grouped';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  ['86400', '86,400'],
  [1_234_567, '1,234,567'],
])('%s is written %s', (count, written) => {
  expect(grouped(count)).toBe(written);
});
