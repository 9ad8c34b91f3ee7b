import { readMinutes } from './canary-watch';

test('a watch takes half an hour unless it is told otherwise', () => {
  expect(readMinutes([])).toBe(30);
  expect(readMinutes(['--minutes', '5'])).toBe(5);
});

test.each([[['--minutes']], [['--minutes', '0']], [['--minutes', '5', '6']], [['--hours', '1']]])(
  '%j is not understood',
  (options) => {
    expect(() => readMinutes(options)).toThrow('--minutes from 1 to 999');
  },
);
