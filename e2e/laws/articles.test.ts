import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Cover as CoverData } from '@site/shared/contract/cover';
import { deskNames } from '@site/shared/contract/desk-names';
import { Cover } from '@site/drawings/covers/cover';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { expectNothing } from './expect-nothing';
import { readTracked } from './tracked-files';

type Front = { cover: CoverData };

function articlesIn(folder: string) {
  return readdirSync(path.join(repositoryRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(path.join(repositoryRoot, folder, name), 'utf8');
      const [front = ''] = text.slice(4).split('\n---\n');
      return { id: Number.parseInt(name, 10), front: parse(front) as Front };
    });
}

const pictured = [...articlesIn('api/content/info'), ...articlesIn('api/content/news')];
const oneTone = 0;
const heaviest = 1500;

function draw(cover: CoverData): string {
  return renderToStaticMarkup(createElement(Cover, { cover, seed: oneTone }));
}

test('R12.43 R12.127 no two articles have the same drawing, even without its words, so none is twice in a list', () => {
  const drawings = pictured.map(({ front }) => draw(front.cover).replace(/<text.*?<\/text>/g, ''));

  expect(pictured.filter((_, index) => drawings.indexOf(drawings[index] ?? '') !== index).map(({ id }) => id)).toEqual(
    [],
  );
});

test('R12.43 a cover in a list weighs at most 1.5 KB', () => {
  const weights = pictured.map(({ id, front }) => ({ id, bytes: Buffer.byteLength(draw(front.cover)) }));

  expectNothing(
    weights.filter(({ bytes }) => bytes > heaviest),
    'simplify the cover in the article’s front matter in api/content, then `npm run media` (docs/how-to/add-an-article.md).',
  );
});

test('R12.45 every desk that writes says what it stands for', () => {
  const shape = /^ {2}(\S+): \{\n {4}name: '.+',\n {4}text: '.{20,}'/gm;
  const desks = [...readTracked('mf-info/src/content/desks.ts').matchAll(shape)].map(([, name]) => name);

  expect(desks).toEqual([...deskNames]);
});
