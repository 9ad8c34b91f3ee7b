import { sampleContent } from '../testing/sample-content';
import { markdownKinds } from './markdown-kinds';
import { readMarkdown } from './read-markdown';

const file = 'cases/41001.md';
const text = sampleContent()[file] ?? '';

function read(changed: string) {
  const kind = markdownKinds.find(({ folder }) => folder === 'cases');
  if (!kind) throw new Error('No kind for cases');
  return readMarkdown(kind, file, changed);
}

test('R13.26 a case is imported with how its show went', () => {
  const { results, issues } = read(text);

  expect(issues).toEqual([]);
  expect(results[0]?.data).toMatchObject({ show: { start: '10:00', map: { kind: 'shops', counted: '核销' } } });
});

test.each([
  ['a second camera', /, \{ name: 机位 2, shows: 展台 \}/],
  ['a third mark', /^ {4}- \{ at: "10:50".*\n/m],
  ['a sixth place', /, \{ name: 6 号店, value: 6 \}/],
  ['what was changed', /, changed: 改 2/],
  ['a unit of its set-up', /, unit: 个/],
  ['the clothes of who is quoted', /clothes: suit, /],
])('R13.26 a case without %s is refused', (_, part) => {
  expect(text).toMatch(part);
  expect(read(text.replace(part, '')).issues).not.toEqual([]);
});

test.each([
  ['a time that no clock shows', '"10:30"', '"25:30"'],
  ['a number of no one', 'count: 3', 'count: 0'],
  ['a misspelled key', 'counted:', 'count:'],
])('R13.26 %s is refused', (_, right, wrong) => {
  expect(read(text.replace(right, wrong)).issues).not.toEqual([]);
});
