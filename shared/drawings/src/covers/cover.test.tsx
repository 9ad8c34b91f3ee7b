import { renderToStaticMarkup } from 'react-dom/server';
import type { Cover as CoverData } from '@site/shared/contract/cover';
import { sampleCovers as covers } from '@site/shared/testing/sample-covers';
import { Cover } from './cover';

const draw = (cover: CoverData, size: 'list' | 'large', seed = 20001) =>
  renderToStaticMarkup(<Cover cover={cover} seed={seed} size={size} />);
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each(covers)('R12.43 a $kind in a list shows the drawing and the large word alone', (cover) => {
  const html = draw(cover, 'list');

  expect(textOf(html)).toBe('30 分钟');
  expect(html.length).toBeLessThan(1500);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toMatch(/style=|NaN|undefined/);
});

test.each(covers)('R12.43 a large $kind has the words of the article beside its marks', (cover) => {
  const { kind: _kind, word: _word, ...own } = cover;
  const text = textOf(draw(cover, 'large'));

  for (const label of JSON.stringify(own).match(/[\u4e00-\u9fff]+/g) ?? []) expect(text).toContain(label);
});

test('no two kinds draw the same', () => {
  expect(new Set(covers.map((cover) => draw(cover, 'list'))).size).toBe(covers.length);
});

test('figures have their thousands apart, as everywhere on the site', () => {
  expect(textOf(draw(covers[5] as CoverData, 'large'))).toContain('1,880');
});

test('neighbours in a list have grounds of different tones', () => {
  const cover = covers[0] as CoverData;

  expect(draw(cover, 'list', 20001)).not.toBe(draw(cover, 'list', 20002));
});

test('a long word becomes smaller, so that it stays beside its drawing', () => {
  const sizeOf = (word: string) =>
    Number(/font-size="(\d+)"/.exec(draw({ ...(covers[1] as CoverData), word }, 'list'))?.[1]);

  expect(sizeOf('七个字长的标题')).toBeLessThan(sizeOf('三问'));
  expect(sizeOf('七个字长的标题') * 7).toBeLessThan(222);
});

test('R12.130 below the first view it is a file with a size and words, fetched when it comes near', () => {
  const picture = { src: '/media/picture-topic-20001.0123456789.svg', width: 480, height: 270 };
  const html = renderToStaticMarkup(<Cover cover={covers[0] as CoverData} seed={20001} picture={picture} />);

  expect(html).toContain(
    '<img class="drawing" src="/media/picture-topic-20001.0123456789.svg" width="480" height="270" alt="30 分钟，每五分钟喊一项" loading="lazy" decoding="async"/>',
  );
  expect(html).not.toContain('<svg');
});
