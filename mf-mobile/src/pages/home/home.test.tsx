import { sampleCase, sampleCasePage, sampleCaseStudy } from '@site/shared/testing/sample-cases';
import { sampleCover } from '@site/shared/testing/sample-cover';
import { sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { readCasePage } from '@site/shared/calls/case-page';
import { readCaseStudy } from '@site/shared/calls/case-study';
import { readCollegePage } from '@site/shared/calls/college-page';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listNewestTopics } from '@site/shared/calls/topic-newest';
import { answerTo } from '@site/shared/testing/answer-to';
import type { CollegeArticleSummary } from '@site/shared/contract/college';
import type { TopicSummary } from '@site/shared/contract/info';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { renderPage } from '@site/shared/testing/render-page';
import type { Answers } from '@site/shared/testing/render-route';

const caseOf = (id: number, industry: string) =>
  sampleCase(id, {
    industry,
    metrics: [
      { name: '观看人次', value: '86400', unit: '人次' },
      { name: '到店核销率', value: '38', unit: '%' },
    ],
  });

const lecture: CollegeArticleSummary = {
  id: 40018,
  title: '看懂直播数据',
  type: 3,
  typeName: '直播讲堂',
  summary: '每个数说明什么',
  author: '产品团队',
  published: '2026-09-02',
  views: 1,
  scene: 'chart',
  minutes: 4,
};

const topic: TopicSummary = {
  id: 20030,
  title: '异地多会场同屏怎么接',
  summary: '三种接法',
  category: 6,
  categoryName: '活动执行',
  tags: [],
  author: '技术团队',
  published: '2026-09-17',
  updated: '2026-09-17',
  views: 1,
  minutes: 2,
  cover: sampleCover,
};

const caseList = [caseOf(41001, '连锁零售'), caseOf(41002, '连锁零售'), caseOf(41009, '金融')];

const answers: Answers = {
  ...answerTo(readMarketingLists, {
    list: [50001, 50002, 50003, 50004, 50005, 50006].map((id) => sampleMarketingItem(id)),
    groups: [],
  }),
  ...answerTo(readCaseStudy, sampleCaseStudy(41011, { industry: '广电传媒' })),
  ...answerTo(readCasePage, sampleCasePage(caseList)),
  ...answerTo(readCollegePage, { list: [lecture], total: 1, pageIndex: 1, pageSize: 3, type: null }),
  ...answerTo(listNewestTopics, { list: [topic] }),
};

test('R2.100 the phone home says in its first HTML what the site is, once, and leads search engines to the home page', async () => {
  const { status, html, head } = await renderPage('/m/', answers);

  expect(status).toBe(200);
  expect(html).toContain('让每一场直播，');
  expect(head).toMatchObject({ title: '企业直播平台手机版_发布会培训与门店直播-澄播云', canonical: '/' });
});

test('R7.34 five marketing items are in the order 0, 1, 4, 2, 3 and link to their pages for phones', async () => {
  const { html } = await renderPage('/m/', answers);

  const shown = [...html.matchAll(/href="\/m\/market\?id=(\d+)"/g)].map(([, id]) => id);
  expect(shown).toEqual(['50001', '50002', '50005', '50003', '50004']);
});

test('every scenario is in the HTML and the first is chosen, so that the tabs work before and without script', async () => {
  const { html } = await renderPage('/m/', answers);

  const choices = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(choices.map((choice) => choice.includes('checked'))).toEqual([true, false, false, false]);
  for (const name of ['多门店直播', '商务活动', '私域直播', '培训直播']) expect(html).toContain(`${name}</label>`);
  expect(html).toContain('散场时分好线索名单');
});

test('the cases show one of each industry, with the rate rather than the reach', async () => {
  const { html } = await renderPage('/m/', answers);

  expect(html).toContain('/home/case?id=41011');
  expect(html).toContain('/home/case?id=41001');
  expect(html).not.toContain('/home/case?id=41002');
  expect(html).toContain('/home/case?id=41009');
  expect(html).toContain('到店核销率');
});

test('the case at length and the others are two cards of one row; news and questions are folded', async () => {
  const { html } = await renderPage('/m/', answers);
  const [, cases = ''] = /aria-label="客户案例与结果"(.*?)<\/section>/.exec(html) ?? [];

  expect(html).toMatch(/data-cards="2"><ul[^>]*aria-label="客户案例与结果"/);
  expect(cases.indexOf('41011')).toBeLessThan(cases.indexOf('41009'));
  expect(html).toMatch(/<details[^>]*><summary[^>]*><h2[^>]*>近期更新 · 1 条<\/h2>/);
  expect(html).not.toMatch(/<details[^>]* open/);
});

const blockTitles = ['五套现成方案', '客户案例', '一讲只说一件事', '近期更新'];

test('the blocks are on the page when their calls answer', async () => {
  const { html } = await renderPage('/m/', answers);

  for (const title of blockTitles) expect(html).toContain(title);
});

test('when every call fails the page still renders without its blocks', async () => {
  const failing = Object.fromEntries(Object.keys(answers).map((path) => [path, 500]));
  const { status, html } = await renderPage('/m/', failing);

  expect(status).toBe(200);
  expect(html).toContain('让每一场直播，');
  expect(html).toContain('说说你的下一场直播');
  for (const title of blockTitles) expect(html).not.toContain(title);
});

test.each([
  { code: 0, data: null },
  { code: 0, data: { list: 'no list' } },
  { code: 0, data: { list: [null] } },
  'garbage',
])('an answer of another shape (%j) costs its block only', async (garbage) => {
  const broken = Object.fromEntries(Object.keys(answers).map((path) => [path, garbage]));
  const { status, html } = await renderPage('/m/', broken);

  expect(status).toBe(200);
  expect(html).not.toContain('五套现成方案');
});

test('the figures are facts, with their period; without the facts no figure stands', async () => {
  const { html } = await renderPage('/m/', { ...answers, ...sampleFacts });
  const bare = await renderPage('/m/', answers);

  expect(html).toContain('统计区间 〔company.period〕');
  expect(html).toContain('〔company.customers.value〕');
  expect(bare.html).not.toContain('统计区间');
});
