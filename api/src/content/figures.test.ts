import type { MediaIndex } from '@site/shared/contract/media-index';
import { markdownKinds } from './markdown-kinds';
import { readMediaIndex } from './media-source';
import { readMarkdown } from './read-markdown';
import { sanitise } from './sanitise-html';
import { sampleContent } from '../testing/sample-content';

const figure = `

\`\`\`figure
id: form
alt: 奖品名称已填“试用机” <20 台>。
caption: 填好的表单
stage:
  ground: mint
  screens: [{ id: panel, kind: panel, title: 新建抽奖, rows: [[{ kind: field, id: name, label: 奖品, value: 试用机 }]] }]
callouts: [name]
demo: { seconds: 6, steps: [{ at: 0, say: 空的表单, set: { name.value: '' } }, { at: 2, say: 填奖品, point: name }] }
\`\`\`
`;
const file = (name: string, size: number) => ({ file: name, bytes: 10, width: size, height: 200 });
const media: MediaIndex = {
  'help-10003-form': {
    source: 'x',
    files: {
      wide: file('help-10003-form-wide.0123456789.svg', 720),
      narrow: file('help-10003-form-narrow.0123456789.svg', 350),
    },
  },
};
const [help, topic, video] = markdownKinds;
const sample = sampleContent()['help/10003.md'] as string;
const article = `${sample.replace('roles: 主账号}', 'roles: 主账号, path: 直播间 › 互动}')}${figure}`;

function read(index: MediaIndex, text = article) {
  const { results, issues } = readMarkdown(help!, 'help/10003.md', text, { media: index });
  expect(issues).toEqual([]);
  return results[0]!;
}

test('R12.19 a figure stands in the article as its two drawings, with size, alternative, number, caption and demonstration', () => {
  const { html, data } = read(media);

  expect(html).toContain('<figure data-figure="form"><picture>');
  expect(html).toContain(
    'media="(max-width: 719px)" srcset="/media/help-10003-form-narrow.0123456789.svg" width="350"',
  );
  expect(html).toContain('src="/media/help-10003-form-wide.0123456789.svg" width="720" height="200"');
  expect(html).toContain('alt="奖品名称已填“试用机” &lt;20 台&gt;。" loading="lazy"');
  expect(html).not.toContain('</source>');
  expect(html).toContain('图 1　填好的表单');
  expect(html).toContain('<button type="button" data-needs-script data-demo="form">演示这一步');
  expect(data['figures']).toMatchObject([{ id: 'form', demo: { seconds: 6 } }]);
});

test('R12.20 a figure that is not drawn yet says what it would show', () => {
  const { html } = read({});

  expect(html).toContain('<p>奖品名称已填“试用机” &lt;20 台&gt;。</p>');
  expect(html).not.toContain('<picture>');
});

test('R12.20 an article is imported again when one of its figures is drawn anew', () => {
  const later = { 'help-10003-form': { ...media['help-10003-form']!, source: 'y' } };

  expect(read(later).hash).not.toBe(read(media).hash);
  expect(read({ ...media, 'help-10001-other': media['help-10003-form']! }).hash).toBe(read(media).hash);
});

test('R12.21 a video that is filmed has its film, its poster and its length', () => {
  const text = sampleContent()['videos/30001.md'] ?? '';
  const names = { mp4: 'mp4', webm: 'webm', poster: 'webp', captions: 'vtt', chapters: 'vtt' };
  const files = Object.fromEntries(
    Object.entries(names).map(([part, type]) => [part, file(`video-30001-${part}.0123456789.${type}`, 960)]),
  );
  const index = { 'video-30001': { source: 'x', seconds: 100, files } };
  const data = readMarkdown(video!, 'videos/30001.md', text, { media: index }).results[0]?.data;

  expect(data).toMatchObject({
    duration: '01:40',
    seconds: 100,
    poster: { src: '/media/video-30001-poster.0123456789.webp', width: 960 },
    clip: { seconds: 100, width: 960, sources: [{ type: 'video/mp4' }, { type: 'video/webm' }] },
  });
});

test('lists show the cover of a film, and its player the frame', () => {
  const text = sampleContent()['videos/30001.md'] ?? '';
  const parts = ['mp4', 'webm', 'poster', 'captions', 'chapters'];
  const files = Object.fromEntries(parts.map((part) => [part, file(`video-30001-${part}.0123456789.webp`, 960)]));
  const picture = file('picture-video-30001.0123456789.svg', 320);
  const index = {
    'video-30001': { source: 'x', seconds: 100, files },
    'picture-video-30001': { source: 'y', files: { picture } },
  };
  const data = readMarkdown(video!, 'videos/30001.md', text, { media: index }).results[0]?.data;

  expect(data).toMatchObject({
    poster: { src: '/media/picture-video-30001.0123456789.svg', width: 320 },
    clip: { poster: { src: '/media/video-30001-poster.0123456789.webp', width: 960 } },
  });
});

test('a video has the pictures of its moments, in the order of its chapters', () => {
  const name = (number: number) => `stills-video-30001-${number}.0123456789.svg`;
  const files = { 1: file(name(1), 350), 2: file(name(2), 350) };
  const text = sampleContent()['videos/30001.md'] as string;
  const index: MediaIndex = { 'stills-video-30001': { source: 's', files } };
  const [entry] = readMarkdown(video!, 'videos/30001.md', text, { media: index }).results;

  expect(entry?.data['stills']).toEqual(
    [1, 2].map((number) => ({ src: `/media/${name(number)}`, width: 350, height: 200 })),
  );
});

test('R12.130 an article has the file of its cover for lists, and is imported again when that is drawn anew', () => {
  const text = sampleContent()['info/20001.md'] as string;
  const drawn = (hash: string): MediaIndex => ({
    'picture-topic-20001': { source: hash, files: { picture: file(`picture-topic-20001.${hash}.svg`, 480) } },
  });
  const entryOf = (index: MediaIndex) => readMarkdown(topic!, 'info/20001.md', text, { media: index }).results[0]!;

  expect(entryOf({}).data['picture']).toBeUndefined();
  expect(entryOf(drawn('0123456789')).data['picture']).toEqual({
    src: '/media/picture-topic-20001.0123456789.svg',
    width: 480,
    height: 200,
  });
  expect(entryOf(drawn('1123456789')).hash).not.toBe(entryOf(drawn('0123456789')).hash);
});

test('an index of media that is none is named', () => {
  for (const text of ['{', '{"help-1": {"source": 1}}'])
    expect(readMediaIndex([{ path: 'media/index.json', text }], new Map()).issues).toHaveLength(1);
});

test('R12.27 pictures of others and buttons that do something else do not pass', () => {
  const hostile =
    '<img src="https://evil.example/x.png"><img src="/media/../secret.svg"><source srcset="//evil.example/a.svg"><button type="submit" formaction="/x" onclick="x()">a</button>';

  expect(sanitise(hostile)).toBe('<button type="button">a</button>');
});

test('R10.94 a drawing whose words take a fact is left out where the fact says something else; one without facts stays', () => {
  const file = { file: 'help-1-a.0123456789.svg', bytes: 9, width: 1, height: 1 };
  const index = {
    'help-10070-orders': { source: 'x', facts: { 'plan.basic.price': '¥5,980' }, files: { wide: file } },
    'help-10001-sign': { source: 'y', files: { wide: file } },
  };
  const files = [{ path: 'media/index.json', text: JSON.stringify(index) }];
  const drawn = (price: string) => Object.keys(readMediaIndex(files, new Map([['plan.basic.price', price]])).index);

  expect(drawn('¥5,980')).toEqual(['help-10070-orders', 'help-10001-sign']);
  expect(drawn('¥6,800')).toEqual(['help-10001-sign']);
});
