import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { Cover as CoverData } from '@site/shared/contract/cover';
import { Cover } from '@site/shared/ui/cover';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { readTracked } from './tracked-files';

type Front = {
  author: string;
  cover: CoverData;
  pillar?: number;
  guide?: { help: number[]; products: { link: string }[] };
  checklist?: { groups: { items: string[] }[] };
};

function articlesIn(folder: string) {
  return readdirSync(path.join(repositoryRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(path.join(repositoryRoot, folder, name), 'utf8');
      const [front = '', ...rest] = text.slice(4).split('\n---\n');
      return { id: Number.parseInt(name, 10), front: parse(front) as Front, body: rest.join('\n---\n') };
    });
}

const articles = articlesIn('api/content/info');
const pictured = [...articles, ...articlesIn('api/content/news')];
const guides = articles.filter(({ front }) => front.guide);
const oneTone = 0;
const heaviest = 1500;

function draw(cover: CoverData): string {
  return renderToStaticMarkup(createElement(Cover, { cover, seed: oneTone }));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('no two articles have the same drawing, even without its words, so none is twice in a list', () => {
  const drawings = pictured.map(({ front }) => draw(front.cover).replace(/<text.*?<\/text>/g, ''));

  expect(pictured).toHaveLength(56);
  expect(pictured.filter((_, index) => drawings.indexOf(drawings[index] ?? '') !== index).map(({ id }) => id)).toEqual(
    [],
  );
});

test('no article shares the large word of its cover with another', () => {
  expect(repeated(pictured.map(({ front }) => front.cover.word))).toEqual([]);
});

test('a cover in a list weighs at most 1.5 KB', () => {
  const weights = pictured.map(({ id, front }) => ({ id, bytes: Buffer.byteLength(draw(front.cover)) }));

  expect(weights.filter(({ bytes }) => bytes > heaviest)).toEqual([]);
});

test('there are eight guides of 1,500 to 2,500 汉字, each with a table, help, products and a list to print', () => {
  const facts = guides.map(({ id, front, body }) => ({
    id,
    long: body.match(/[\u4e00-\u9fff]/g)?.length ?? 0,
    table: /^\|---/m.test(body),
    ways: (front.guide?.help.length ?? 0) > 0 && (front.guide?.products.length ?? 0) > 0,
    tasks: front.checklist?.groups.flatMap(({ items }) => items).length ?? 0,
  }));

  expect(facts.map(({ id }) => id)).toEqual([20041, 20042, 20043, 20044, 20045, 20046, 20047, 20048]);
  expect(facts.filter(({ long }) => long < 1500 || long > 2500)).toEqual([]);
  expect(facts.filter(({ table, ways, tasks }) => !table || !ways || tasks < 8)).toEqual([]);
});

test('a guide marks its figures as examples', () => {
  const stated = guides.filter(({ body }) => /\d{3}/.test(body.replace(/\]\([^)]*\)/g, '')));

  expect(stated.length).toBeGreaterThan(5);
  expect(stated.filter(({ body }) => !body.includes('示例数据')).map(({ id }) => id)).toEqual([]);
});

test('every other article belongs to a guide, and every guide has at least two', () => {
  const ids = guides.map(({ id }) => id);
  const strays = articles.filter(({ id, front }) => !ids.includes(id) && !ids.includes(front.pillar ?? 0));
  const thin = ids.filter((id) => articles.filter(({ front }) => front.pillar === id).length < 2);

  expect(strays.map(({ id }) => id)).toEqual([]);
  expect(thin).toEqual([]);
});

test('every author of articles and news is a desk that says what it stands for', () => {
  const news = path.join(repositoryRoot, 'api/content/news');
  const writers = readdirSync(news).map(
    (name) => /^author: (.+)$/m.exec(readFileSync(path.join(news, name), 'utf8'))?.[1],
  );
  const shape = /^ {2}(\S+): \{\n {4}name: '.+',\n {4}text: '.{20,}'/gm;
  const desks = [...readTracked('mf-info/src/content/desks.ts').matchAll(shape)].map(([, name]) => name);
  const authors = new Set([...articles.map(({ front }) => front.author), ...writers]);

  expect([...authors].filter((author) => !desks.includes(author))).toEqual([]);
});
