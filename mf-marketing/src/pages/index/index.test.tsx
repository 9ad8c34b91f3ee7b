import { readCasePage } from '@site/shared/calls/case-page';
import { readCaseStudy } from '@site/shared/calls/case-study';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listFeaturedTopics } from '@site/shared/calls/topic-featured';
import { listTopicGroups } from '@site/shared/calls/topic-groups';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleCase, sampleCasePage, sampleCaseStudy } from '@site/shared/testing/sample-cases';
import { sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { renderPage } from '@site/shared/testing/render-page';
import { promotionStories } from '../../content/home-promotion/partners';
import { homeCopy } from '../../content/home-sections';
import { solutions } from '../../content/solutions/panels';
import { products } from '../../content/products';
import { article } from '../../testing/samples';

const articles = [article(20030, '2026-09-17')];
const answers = {
  ...answerTo(readMarketingLists, {
    list: [50001, 50002, 50003, 50004, 50005, 50006].map((id) => sampleMarketingItem(id)),
    groups: [],
  }),
  ...answerTo(readCaseStudy, sampleCaseStudy(41011, { industry: '广电传媒' })),
  ...answerTo(
    readCasePage,
    sampleCasePage([sampleCase(41001, { industry: '连锁零售' }), sampleCase(41012, { industry: '广电传媒' })]),
  ),
  ...answerTo(listFeaturedTopics, { list: [article(20035)] }),
  ...answerTo(listTopicGroups, { list: [{ category: { id: 6, name: '活动执行', articleCount: 1 }, articles }] }),
};

test('R1.2 R2.8 the first HTML says what we do, in one h1, with trial and consultation', async () => {
  const { status, html } = await renderPage('/');

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/让每一场直播，.*都有清楚的结果/);
  expect(html).toContain('href="/home/login?type=1"');
  expect(html).toContain('href="#lead"');
  expect(html).toContain('id="lead"');
});

test('R1.2 the six products and the four scenarios are links and text without script', async () => {
  const { html } = await renderPage('/');

  for (const { link, name } of products) expect(html).toMatch(new RegExp(`href="${link}".*${name}`));
  for (const { title } of solutions) expect(html).toContain(title);
  expect(html.match(/type="radio"/g)).toHaveLength(solutions.length);
});

test('R7.34 five marketing items are in the order 0, 1, 4, 2, 3', async () => {
  const { html } = await renderPage('/', answers);
  const order = [...html.matchAll(/href="\/home\/marketing\/(\d+)"/g)].map(([, id]) => Number(id));

  expect(order).toEqual([50001, 50002, 50005, 50003, 50004]);
});

test('the featured case has its quote, and its industry is not in the list again', async () => {
  const { html } = await renderPage('/', answers);

  expect(html).toContain('同一个镜头，两种心情。');
  expect(html).toContain('href="/home/case?id=41001"');
  expect(html).not.toContain('id=41012');
  expect(html).toContain('41.2');
});

test('cases and partners are in rows to swipe, every card with all its text in the HTML', async () => {
  const { html } = await renderPage('/', answers);
  const rowOf = (label: string) =>
    html.slice(html.search(new RegExp(`<ul[^>]*aria-label="${label}"`))).split('</ul>')[0];

  for (const text of ['同一个镜头，两种心情。', 'href="/home/case?id=41001"', '连锁零售', '按时开播'])
    expect(rowOf(homeCopy.cases.title)).toContain(text);
  for (const { partner, title, quote } of promotionStories.list)
    for (const text of [partner, title, quote]) expect(rowOf(homeCopy.partners.title)).toContain(text);
});

test('the featured article leads and the newest follow', async () => {
  const { html } = await renderPage('/', answers);

  expect(html.indexOf('href="/info/20035"')).toBeLessThan(html.indexOf('href="/info/20030"'));
});

test('a page whose calls all fail renders without the missing blocks', async () => {
  const { status, html } = await renderPage('/', {
    [readMarketingLists.path]: 500,
    [readCasePage.path]: 503,
  });

  expect(status).toBe(200);
  expect(html).not.toContain(homeCopy.cases.title);
  expect(html).not.toContain(homeCopy.news.title);
  expect(html).not.toContain('五套现成方案');
  expect(html).toContain('id="lead"');
});

test('the head names the phone page and the owner of the site', async () => {
  const { head } = await renderPage('/');

  expect(head).toMatchObject({ title: '企业直播平台_营销培训连锁直播解决方案-澄播云', alternate: '/m/' });
  expect(head?.jsonLd?.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
  expect(head?.description.length).toBeGreaterThanOrEqual(50);
});

test('no markup breaks the content security policy', async () => {
  const { html } = await renderPage('/', answers);

  expect(html).not.toMatch(/ style=| onclick=|javascript:/);
});
