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
    { file: 'a.md', line: 5, message: 'tags.1: expected integer' },
  ]);
});

test('a missing and a misspelled key are reported', () => {
  const issues = issuesOf('titel: 一\ntags: []');

  expect(issues.map(({ message }) => message)).toEqual([
    'title: expected required property',
    'titel: unexpected property',
  ]);
});

test.each([
  ['title: "一\ntags: [1]', 'a quotation that does not end'],
  ['title: 一\ntitle: 二\ntags: []', 'a key that comes twice'],
])('%o is refused as %s', (text) => {
  expect(issuesOf(text).length).toBeGreaterThan(0);
});

test('a value that begins with a star, as in Markdown, is refused with its line, and so are values that multiply', () => {
  const check = (text: string) => new DataSource('help/10001.md', text, 2).check(Type.Any()).issues;
  const row = (name: string) => `[${Array(12).fill(name).join(', ')}]`;
  const message =
    'a value that begins with * is read as a reference, which leads nowhere or to too much: put it in quotes';

  expect(check('id: 1\ntitle: *重点*')).toEqual([{ file: 'help/10001.md', line: 3, message }]);
  expect(check(`a: &a ${row('1')}\nb: &b ${row('*a')}\nc: ${row('*b')}`)).toMatchObject([{ line: 3 }]);
});
