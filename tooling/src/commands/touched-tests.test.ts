import { touchedBy } from './touched-tests';

const known = { laws: ['citations', 'contradictions', 'lerna', 'media'], journeys: { 'mf-help': ['help', 'reading'] } };

test('a change in a section runs its own tests, the journeys through it and the short laws', () => {
  expect(touchedBy(['mf-help/src/pages/help-center/help-center.page.tsx'], known)).toEqual({
    laws: ['citations'],
    journeys: ['help', 'reading'],
    folders: ['mf-help/src/pages/help-center/'],
  });
});

test('what several pages share runs all tests of its section', () => {
  expect(touchedBy(['mf-info/src/components/row.tsx', 'mf-info/package.json'], known).folders).toEqual(['mf-info/']);
});

test('a changed fact is held against all that says it, and a changed journey runs itself', () => {
  const touched = touchedBy(['api/content/facts/plans.json', 'e2e/journeys/zones.spec.ts'], known);
  expect(touched.laws).toEqual(['citations', 'contradictions', 'media']);
  expect(touched.journeys).toEqual(['content', 'numbers-words', 'tasks', 'wording', 'zones']);
});
