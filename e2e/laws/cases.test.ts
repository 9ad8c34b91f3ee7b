import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { CaseShow } from '@site/shared/contract/case-show';
import { parse } from 'yaml';
import { readTracked, trackedFiles } from './tracked-files';

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

/** Pages that tell a case: the case, and what the page draws besides. */
const featured = trackedFiles
  .filter((file) => /^mf-marketing\/src\/content\/[^/]+\/sections\.ts$/.test(file))
  .flatMap((file) => {
    const id = /\bfeatured: (\d+)/.exec(readTracked(file))?.[1];
    const page = path.basename(path.dirname(file));
    const own = trackedFiles.filter((one) => /\/src\/(pages|content)\//.test(one) && one.includes(`mf-marketing/`));
    const source = own.filter((one) => one.includes(`/${page}/`)).map(readTracked);
    return id ? [{ page, id: Number(id), source: source.join('\n') }] : [];
  });

test('each page that tells a case tells another one', () => {
  expect(featured.length).toBeGreaterThan(20);
  expect(new Set(featured.map(({ id }) => id)).size).toBe(featured.length);
});

test.each(featured)('$page shows the place of case $id once: by the case or in its own drawings', ({ id, source }) => {
  const { place } = cases.find((one) => one.id === id) ?? { place: 'no such case' };
  const pictured = !source.includes('<DrawnCaseSpotlight');

  expect([pictured, source.includes(`worlds/${place}-scene'`)]).not.toEqual([true, true]);
});
