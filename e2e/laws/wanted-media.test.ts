import { wantedMedia } from '@site/tooling/media/wanted-media';

const ids = [
  'news-60009',
  'card-news-60009',
  'picture-news-60009',
  'news-60009-check',
  'news-600091',
  'card-topic-60009',
];

test('npm run media draws all, what belongs to one content, or what has a name', () => {
  const drawn = (...args: string[]) => ids.filter((id) => wantedMedia(args).isWanted({ id }));

  expect(drawn()).toEqual(ids);
  expect(drawn('--only', 'news/60009.md')).toEqual(ids.slice(0, 4));
  expect(drawn('--only', 'api/content/news/60009.md')).toEqual(ids.slice(0, 4));
  expect(drawn('card-topic-60009')).toEqual(['card-topic-60009']);
  expect(() => wantedMedia(['--only', 'README.md'])).toThrow('“README.md”不是内容文件');
});
