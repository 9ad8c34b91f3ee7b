import { renderToStaticMarkup } from 'react-dom/server';
import type { Cover as CoverData } from '@site/shared/contract/cover';
import { Cover } from './cover';

const headline = { word: '30 分钟', note: '每五分钟喊一项' };
const covers: CoverData[] = [
  { kind: 'curve', ...headline, values: [1, 4, 9, 3], from: '20:00', to: '21:00', peak: '开抽' },
  { kind: 'checklist', ...headline, items: ['推流', '话筒', '课件'], done: 1 },
  { kind: 'chain', ...headline, nodes: ['采集', '推流', '观看'], mark: 1 },
  { kind: 'plan', ...headline, stage: '舞台', cameras: [[50, 90]], seats: 3 },
  { kind: 'timeline', ...headline, stops: ['立项', '彩排', '开播'].map((text) => ({ at: '18:30', text })), mark: 2 },
  {
    kind: 'bars',
    ...headline,
    rows: [
      { name: '改之前', value: 46 },
      { name: '改之后', value: 1880 },
    ],
    mark: 1,
  },
  { kind: 'phone', ...headline, lines: ['打个 1'], button: '投票' },
  { kind: 'network', ...headline, centre: '总部', places: ['上海', '成都', '西安'], mark: 0 },
  {
    kind: 'split',
    ...headline,
    parts: [
      { name: '拍摄', value: 60 },
      { name: '应急', value: 40 },
    ],
    mark: 1,
  },
  { kind: 'funnel', ...headline, steps: ['看见', '扫码', '回复'].map((name) => ({ name, value: 900 })), mark: 1 },
  { kind: 'calendar', ...headline, columns: ['一', '二', '三'], rows: 2, marks: [0, 4] },
  { kind: 'paper', ...headline, kept: ['手机号'], struck: ['身份证号'] },
];
const draw = (cover: CoverData, size: 'list' | 'large', seed = 20001) =>
  renderToStaticMarkup(<Cover cover={cover} seed={seed} size={size} />);
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each(covers)('a $kind in a list shows the drawing and the large word alone', (cover) => {
  const html = draw(cover, 'list');

  expect(textOf(html)).toBe('30 分钟');
  expect(html.length).toBeLessThan(1500);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toMatch(/style=|NaN|undefined/);
});

test.each(covers)('a large $kind has the words of the article beside its marks', (cover) => {
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

test('below the first view it is a file with a size and words, fetched when it comes near', () => {
  const picture = { src: '/media/picture-topic-20001.0123456789.svg', width: 480, height: 270 };
  const html = renderToStaticMarkup(<Cover cover={covers[0] as CoverData} seed={20001} picture={picture} />);

  expect(html).toContain(
    '<img class="drawing" src="/media/picture-topic-20001.0123456789.svg" width="480" height="270" alt="30 分钟，每五分钟喊一项" loading="lazy" decoding="async"/>',
  );
  expect(html).not.toContain('<svg');
});
