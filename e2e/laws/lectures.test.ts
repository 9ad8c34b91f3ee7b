import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { Cover as CoverData } from '@site/shared/contract/cover';
import type { Lesson } from '@site/shared/contract/lesson';
import { Cover } from '@site/shared/ui/cover';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { readDrawings } from '../media/content-drawings';

type Front = Omit<Lesson, 'course' | 'outline'> & { id: number; type: number; cover: CoverData };

/** So that drawings differ by what is drawn. */
const oneTone = 1;
const folder = path.join(repositoryRoot, 'api/content/lectures');
const lectures = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file): Front => {
    const front = readFileSync(path.join(folder, file), 'utf8').split('\n---\n')[0] ?? '';
    return { id: Number.parseInt(file, 10), ...parse(front.replace(/^---/, '')) };
  });
const ofType = (type: number) => lectures.filter((lecture) => lecture.type === type);

test.each([1, 2, 3, 4])('the lectures of type %i are one course from 1 to 6', (type) => {
  expect(
    ofType(type)
      .map(({ order }) => order)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each(lectures.map(({ id }) => id))(
  'lecture %i has an example, exercises with answers, and something to take along',
  (id) => {
    const { example, exercises, materials } = lectures.find((lecture) => lecture.id === id) as Front;

    expect(example.steps.length).toBeGreaterThan(2);
    expect(exercises.length).toBeGreaterThan(1);
    for (const { hint, answer } of exercises) expect(answer.length).toBeGreaterThan(hint.length);
    expect(materials.length).toBeGreaterThan(0);
  },
);

test('no exercise and no example stands in two lectures', () => {
  const shown = lectures.flatMap(({ example, exercises }) => [example.title, ...exercises.map(({ ask }) => ask)]);

  expect(new Set(shown).size).toBe(shown.length);
});

test('no two lectures have one picture, even without its words, nor one large word', () => {
  const draw = (cover: CoverData) => renderToStaticMarkup(createElement(Cover, { cover, seed: oneTone }));
  const drawings = lectures.map(({ cover }) => draw(cover).replace(/<text.*?<\/text>/g, ''));

  expect(new Set(drawings).size).toBe(lectures.length);
  expect(new Set(lectures.map(({ cover }) => cover.word)).size).toBe(lectures.length);
});

test('every lecture shows what it talks of, and no two lectures show the same', () => {
  const drawn = readDrawings().figures.filter(({ file }) => file.startsWith('lectures/'));
  const shown = new Set(drawn.map(({ file }) => Number.parseInt(path.basename(file), 10)));

  expect(lectures.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  expect(new Set(drawn.map(({ figure }) => figure.alt)).size).toBe(drawn.length);
});
