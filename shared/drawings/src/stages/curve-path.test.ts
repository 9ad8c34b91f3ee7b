import { curvePath, headroom, plotHeight, stretchedCurve } from './curve-path';

test('nothing stands on the ground and the top level leaves room for a word', () => {
  expect(plotHeight(0)).toBe(100);
  expect(plotHeight(1)).toBe(headroom);
});

test('the line starts at the first value and passes every other with level ends', () => {
  expect(curvePath([0, 1, 0.5])).toBe('M0 100C25 100 25 16 50 16C75 16 75 58 100 58');
});

test('a single value is a point', () => {
  expect(curvePath([0])).toBe('M0 100');
});

test('a stretched curve is the same line, each value a move from the one before', () => {
  expect(stretchedCurve([0, 1, 0.5])).toEqual({
    viewBox: '0 0 4 1000',
    line: 'M0 1000c1 0 1-840 2-840s1 420 2 420',
    area: 'M0 1000c1 0 1-840 2-840s1 420 2 420V1000H0Z',
  });
});
