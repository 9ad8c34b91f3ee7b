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

test.each([
  ['title: *重点*\ntags: []', 2],
  ['title: 一\ntags: &a [*a]', 3],
])('%o is refused with its line, for it refers to what is not there, or to itself', (text, line) => {
  const message = 'a value that begins with * is read as a reference: put it in quotes';
  expect(issuesOf(text, 2)).toEqual([{ file: 'a.md', line, message }]);
});
