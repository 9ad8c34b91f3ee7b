import { join } from 'node:path';
import { readContentFiles } from './content-files';
import { findSlips } from './markdown-slips';
import { readContent } from './read-content';

const files = readContentFiles(join(__dirname, '../../content'));
const content = readContent(files);

test('the content of the site is valid', () => {
  expect(content.issues).toEqual([]);
  expect(findSlips(files)).toEqual([]);
});

test.each([
  ['help', 79],
  ['topic', 48],
  ['video', 20],
  ['lecture', 24],
  ['case', 24],
  ['marketing', 20],
  ['news', 8],
])('there are as many %s entries as the plan says: %d', (kind, count) => {
  expect(content.entries.filter((entry) => entry.kind === kind)).toHaveLength(count);
});
