import { listFeaturedTopics } from '@site/shared/calls/topic-featured';
import { listGuides } from '@site/shared/calls/topic-guides';
import { listTopicGroups } from '@site/shared/calls/topic-groups';
import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { listNewestTopics } from '@site/shared/calls/topic-newest';
import { readVideoPage } from '@site/shared/calls/video-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { categories, pageOf, topic, video } from '../../testing/samples';

const newest = [20040, 20035, 20029, 20020, 20025].map((id) => topic(id));
const [, category] = categories;
const articles = [20001, 20002, 20003, 20004].map((id) => topic(id));
const whole = {
  ...answerTo(listNewestTopics, { list: newest }),
  ...answerTo(listGuides, { list: [topic(20041), topic(20048)] }),
  ...answerTo(listFeaturedTopics, { list: [topic(20006)] }),
  ...answerTo(listTopicGroups, { list: [{ category, articles }] }),
  ...answerTo(readHotTopicPage, pageOf([topic(20022), topic(20028)])),
  ...answerTo(readVideoPage, pageOf([video(30001)])),
};

test('R2.12 the portal is in the server HTML: lead, picks, subjects, hot list, videos', async () => {
  const { status, html } = await renderPage('/info/', whole);

  expect(status).toBe(200);
  for (const id of [20040, 20035, 20006, 20001, 20022]) expect(html).toContain(`href="/info/${id}"`);
  expect(html).toContain('href="/video/30001"');
});

test('R2.20 the four tabs lead exactly where the specification says', async () => {
  const { html } = await renderPage('/info', whole);

  for (const link of ['/info/', '/info/cate/99', '/info/hot/', '/info/video/'])
    expect(html).toContain(`href="${link}"`);
  expect(html).toMatch(/href="\/info\/"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/info\/"/);
});

test('R12.47 the guides stand above the picks, each with a drawing of its own', async () => {
  const { html } = await renderPage('/info', whole);
  const guides = html.slice(html.indexOf('八份指南'), html.indexOf('编辑精选'));

  for (const id of [20041, 20048]) {
    expect(guides).toContain(`href="/info/${id}"`);
    expect(guides.split(`第 ${id} 张`)).toHaveLength(2);
  }
});

test('a subject shows three titles and links to the rest', async () => {
  const { html } = await renderPage('/info', whole);

  expect(html).toContain('href="/info/20003"');
  expect(html).not.toContain('href="/info/20004"');
  expect(html).toContain('href="/info/cate/1"');
});

test('blocks that fail are omitted, the page stays', async () => {
  const { status, html } = await renderPage('/info', answerTo(listNewestTopics, { list: newest }));

  expect(status).toBe(200);
  expect(html).not.toContain('八份指南');
  expect(html).not.toContain('编辑精选');
  expect(html).not.toContain('大家在读');
});

test('without its articles the portal is unavailable rather than empty', async () => {
  const { status } = await renderPage('/info', { ...whole, [listNewestTopics.path]: 502 });

  expect(status).toBe(502);
});

test('R7.44 the calls are those of the specification, on the base host', async () => {
  const { calls } = await renderPage('/info', whole);

  expect(calls).toEqual(
    expect.arrayContaining([
      'get host:base/VZApi/GetFiveHomeNewHq',
      'get host:base/VZApi/GetHomeNewList',
      'get host:base/open/v1/information/article/featured',
    ]),
  );
});
