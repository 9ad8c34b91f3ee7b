import { Type } from '@sinclair/typebox';
import { DataSource } from './data-source';

const Shape = Type.Object({ title: Type.String(), tags: Type.Array(Type.Integer()) }, { additionalProperties: false });

function issuesOf(text: string, firstLine = 1) {
  return new DataSource('a.md', text, firstLine).check(Shape).issues;
}

test('valid text returns its value', () => {
  expect(new DataSource('a.md', 'title: 一\ntags: [1, 2]').check(Shape).value).toEqual({ title: '一', tags: [1, 2] });
});

test('every validation error names its line, counted in the file and not in the front matter', () => {
  expect(issuesOf('title: 一\ntags:\n  - 1\n  - 二', 2)).toEqual([
    { file: 'a.md', line: 5, message: 'tags.1：要写整数，现在是“二”' },
  ]);
});

test('a missing and a misspelled key are reported', () => {
  const issues = issuesOf('titel: 一\ntags: []');

  expect(issues.map(({ message }) => message)).toEqual([
    'title：缺少这一项，请补上',
    'titel：没有这一项，请检查拼写；可以写的有：title、tags',
  ]);
});

test.each([
  ['title: "一\ntags: [1]', 'a quotation that does not end'],
  ['title: 一\ntitle: 二\ntags: []', 'a key that comes twice'],
])('%o is refused as %s', (text) => {
  expect(issuesOf(text).length).toBeGreaterThan(0);
});

test.each([
  ['title: *重点*\ntags: []', 2],
  ['title: 一\ntags: &a [*a]', 3],
])('%o is refused with its line, for it refers to what is not there, or to itself', (text, line) => {
  const message = '以 * 开头的值会被读成引用，请用英文双引号括起来';
  expect(issuesOf(text, 2)).toEqual([{ file: 'a.md', line, message }]);
});
