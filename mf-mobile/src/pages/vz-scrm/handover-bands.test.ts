import { scrmHandover } from '../../content/vz-scrm/sections';
import { handoverBands } from './handover-bands';

const size = { width: 100, height: 400 };
const numbersOf = (path: string): number[] => path.match(/[\d.]+/g)?.map(Number) ?? [];

test('bands leave as one stack and each ends in the middle of its line, as thick as its share', () => {
  const [first = '', second = ''] = handoverBands([3, 1], size);
  const [left, right] = [numbersOf(first), numbersOf(second)];

  expect([left[1], left[left.length - 1]]).toEqual([100, 250]);
  expect([right[1], right[right.length - 1]]).toEqual([250, 300]);
  expect([left[7], left[8]]).toEqual([25, 175]);
  expect([right[7], right[8]]).toEqual([275, 325]);
});

test('R13.30 every customer of the one who leaves is somewhere', () => {
  const { leaver, takers } = scrmHandover;

  expect(takers.reduce((sum, { count }) => sum + count, 0)).toBe(leaver.total);
});
