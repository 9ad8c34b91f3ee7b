import { chaptersOf, clockText, linesOf, placeAt } from './show-outline';

const show = {
  seconds: 30,
  steps: [
    { at: 0, say: '打开控制台。' },
    { at: 4, say: '点开播。', chapter: '开播' },
    { at: 11.5, say: '看预监。' },
    { at: 20, say: '结束直播。', chapter: '收尾' },
  ],
};

test('every line lasts until the next one, the last until the end', () => {
  expect(linesOf(show).map(({ at, until }) => [at, until])).toEqual([
    [0, 4],
    [4, 11.5],
    [11.5, 20],
    [20, 30],
  ]);
});

test('R12.30 chapters hold their lines without a gap, also what comes before the first', () => {
  expect(chaptersOf(show).map(({ name, at, until, lines }) => [name, at, until, lines.length])).toEqual([
    ['开播', 0, 20, 3],
    ['收尾', 20, 30, 1],
  ]);
});

test('a show without chapters has none', () => {
  expect(chaptersOf({ seconds: 9, steps: [{ at: 0, say: '一步。' }] })).toEqual([]);
});

test.each([
  [-1, 0],
  [0, 0],
  [3.9, 0],
  [4, 1],
  [99, 3],
])('at %d seconds line %d is said', (second, place) => {
  expect(placeAt(linesOf(show), second)).toBe(place);
});

test.each([
  [0, '00:00'],
  [72.9, '01:12'],
  [3605, '60:05'],
])('%d seconds are written %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
