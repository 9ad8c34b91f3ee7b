import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Cover as CoverData } from '@site/shared/contract/cover';
import { Cover } from '@site/drawings/covers/cover';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { readDrawings } from '@site/tooling/media/content-drawings';

type Front = { id: number; cover: CoverData };

/** So that drawings differ by what is drawn. */
const oneTone = 1;
const folder = path.join(repositoryRoot, 'api/content/lectures');
const lectures = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file): Front => {
    const front = readFileSync(path.join(folder, file), 'utf8').split('\n---\n')[0] ?? '';
    return { id: Number.parseInt(file, 10), ...parse(front.replace(/^---/, '')) };
  });

test('R12.98 no two lectures have one picture, even without its words', () => {
  const draw = (cover: CoverData) => renderToStaticMarkup(createElement(Cover, { cover, seed: oneTone }));
  const drawings = lectures.map(({ cover }) => draw(cover).replace(/<text.*?<\/text>/g, ''));

  expect(new Set(drawings).size).toBe(lectures.length);
});

test('R12.126 no two lectures show the same', () => {
  const drawn = readDrawings().figures.filter(({ file }) => file.startsWith('lectures/'));
  expect(new Set(drawn.map(({ figure }) => figure.alt)).size).toBe(drawn.length);
});
