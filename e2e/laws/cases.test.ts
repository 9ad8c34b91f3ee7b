import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { CaseShow } from '@site/shared/contract/case-show';
import { parse } from 'yaml';

type Front = { id: number; place: string; show: CaseShow };

const folder = path.join(repositoryRoot, 'api/content/cases');
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file): Front => {
    const front = readFileSync(path.join(folder, file), 'utf8').split('\n---\n')[0] ?? '';
    return { id: Number.parseInt(file, 10), ...parse(front.replace(/^---/, '')) };
  });
const rows = cases.map(({ id, show }) => [id, show] as const);

const inOrder = (times: readonly string[]) => expect([...times].sort()).toEqual(times);

test('24 cases, 24 pictures: no two cases share a place', () => {
  expect(cases).toHaveLength(24);
  expect(new Set(cases.map(({ place }) => place)).size).toBe(24);
});

test.each(rows)('the clock of the show of case %i holds, and each stretch has a camera', (_, show) => {
  const { start, end, cameras, segments, marks } = show;

  expect(segments[0]?.from).toBe(start);
  inOrder([...segments.map(({ from }) => from), end]);
  inOrder([start, ...marks.map(({ at }) => at), end]);
  expect(new Set(segments.map(({ camera }) => camera))).toEqual(new Set(cameras.map((__, index) => index + 1)));
});

test.each(rows)('case %i tells one moment that failed, and counts no place twice', (_, { marks, map }) => {
  expect(marks.filter(({ failed }) => failed)).toHaveLength(1);
  expect(new Set(map.places.map(({ name }) => name)).size).toBe(map.places.length);
});

test('no two cases failed in the same words', () => {
  const words = cases.flatMap(({ show }) => show.failures.flatMap(({ failed, changed }) => [failed, changed]));
  expect(new Set(words).size).toBe(words.length);
});
