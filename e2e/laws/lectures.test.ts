import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { Lesson } from '@site/shared/contract/lesson';
import { parse } from 'yaml';
import { readDrawings } from '../media/content-drawings';

type Front = Omit<Lesson, 'course' | 'outline'> & { id: number; type: number; scene: string };

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

test.each([1, 2, 3, 4])('no two lectures of type %i have one picture', (type) => {
  const scenes = ofType(type).map(({ scene }) => scene);

  expect(new Set(scenes).size).toBe(scenes.length);
});

test('every lecture shows what it talks of, and no two lectures show the same', () => {
  const drawn = readDrawings().figures.filter(({ file }) => file.startsWith('lectures/'));
  const shown = new Set(drawn.map(({ file }) => Number.parseInt(path.basename(file), 10)));

  expect(lectures.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  expect(new Set(drawn.map(({ figure }) => figure.alt)).size).toBe(drawn.length);
});
