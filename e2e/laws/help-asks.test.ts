import { contentFolder } from '../media/content-drawings';
import { readContentFiles } from '../../api/src/content/content-files';

const articles = readContentFiles(contentFolder).filter(({ path: file }) => /^help\/\d+\.md$/.test(file));

function asksOf(text: string): string[] {
  const [, line = ''] = /^asks: \[(.*)\]$/m.exec(text) ?? [];
  return line.split(', ').filter(Boolean);
}

test('every help article says in five ways or more what visitors ask who need it, and no two claim the same words', () => {
  const asked = articles.map(({ path: file, text }) => ({ file, asks: asksOf(text) }));
  const all = asked.flatMap(({ asks }) => asks);

  expect(articles.length).toBeGreaterThan(70);
  expect(asked.filter(({ asks }) => asks.length < 5)).toEqual([]);
  expect(all.filter((ask, place) => all.indexOf(ask) !== place)).toEqual([]);
});
