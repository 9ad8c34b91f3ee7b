import { sampleCase } from '@site/shared/testing/sample-cases';
import { arrangeCases } from './home-case-arrange';

const cases = (count: number) => Array.from({ length: count }, (_, index) => sampleCase(41001 + index));
const placed = (count: number, opens: boolean) => {
  const { lead, feature, trio, quoted, rows } = arrangeCases(cases(count), opens);
  return [lead ? 1 : 0, feature ? 1 : 0, trio.length, quoted ? 1 : 0, rows.length];
};

test.each([
  [12, true, [1, 1, 3, 1, 6]],
  [12, false, [0, 1, 3, 1, 7]],
  [4, false, [0, 1, 3, 0, 0]],
  [3, false, [0, 1, 0, 0, 2]],
  [1, false, [0, 1, 0, 0, 0]],
  [0, true, [0, 0, 0, 0, 0]],
])('R13.20 %i cases, opening the library: %p, are placed as %j', (count, opens, places) => {
  expect(placed(count, opens)).toEqual(places);
});

test('R13.20 the order of the list stays, and every case has one place', () => {
  const { lead, feature, trio, quoted, rows } = arrangeCases(cases(12), true);
  expect([lead, feature, ...trio, quoted, ...rows].map((item) => item?.id)).toEqual(cases(12).map(({ id }) => id));
});
