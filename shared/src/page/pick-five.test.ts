import { pickFive } from './pick-five';

test.each([
  ['', ''],
  ['a', 'a'],
  ['ab', 'ab'],
  ['abc', 'abc'],
  ['abcd', 'abcd'],
  ['abcde', 'abecd'],
  ['abcdef', 'abecd'],
])('R7.34 of the list “%s” the home pages show “%s”', (list, shown) => {
  expect(pickFive([...list]).join('')).toBe(shown);
});
