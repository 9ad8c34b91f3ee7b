import { readTagPage } from '@site/shared/calls/tag-page';
import { listTags } from '@site/shared/calls/tags';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { pageOf, topic } from '../../testing/samples';

const tags = [
  { id: 1, name: '企业直播', text: '企业自己办的直播。', articleCount: 12 },
  { id: 25, name: '脚本', text: '照着播的稿子。', articleCount: 1 },
];
const answers = {
  ...answerTo(listTags, { list: tags }),
  ...answerTo(readTagPage, ({ tagId, pageIndex }) => {
    const tag = tags.find(({ id }) => id === tagId);
    return tag ? { ...pageOf([topic(20009)], tag.articleCount, pageIndex), tag } : 404;
  }),
};

test('R2.18 without an id all tags are shown with the number of their articles', async () => {
  const { status, html, head } = await renderPage('/tag', answers);

  expect(status).toBe(200);
  expect(html).toContain('href="/tag/25"');
  expect(html.replace(/<!-- -->/g, '')).toContain('12 篇');
  expect(html).toContain('照着播的稿子。');
  expect(head?.canonical).toBe('/tag');
});

test('R2.18 a tag lists its articles, says how many, and links to the other tags', async () => {
  const { html, head } = await renderPage('/tag/1', answers);

  expect(html).toContain('企业直播</span></h1>');
  expect(html).toContain('共 12 篇');
  expect(html).toContain('href="/info/20009"');
  expect(html).toContain('href="/tag/25"');
  expect(html).toContain('href="/tag/1?page=2"');
  expect(head?.title).toBe('企业直播相关文章_直播资讯-澄播云');
});

test('R10.37 a tag with fewer than three articles is read through, not listed', async () => {
  expect((await renderPage('/tag/1', answers)).head?.noindex).toBe(false);
  const { status, head } = await renderPage('/tag/25', answers);

  expect(status).toBe(200);
  expect(head).toMatchObject({ noindex: true, canonical: '/tag/25' });
});

test('the articles render without the other tags', async () => {
  expect((await renderPage('/tag/1', { ...answers, [listTags.path]: 500 })).status).toBe(200);
});

test.each(['/tag/99', '/tag/abc'])('%s is not found', async (address) => {
  expect((await renderPage(address, answers)).status).toBe(404);
});
