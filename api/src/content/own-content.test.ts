import { join } from 'node:path';
import { readContentFiles } from './content-files';
import { readContent } from './read-content';

const content = readContent(readContentFiles(join(__dirname, '../../content')));

test('the content of the site is valid', () => {
  expect(content.issues).toEqual([]);
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
