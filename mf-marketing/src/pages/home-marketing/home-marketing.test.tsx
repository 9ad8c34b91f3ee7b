import { readMarketingDetail } from '@site/shared/calls/marketing-detail';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listRecommendedMarketing } from '@site/shared/calls/marketing-recommend';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleMarketingDetail, sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { renderPage } from '@site/shared/testing/render-page';
import { marketingHero } from '../../content/home-marketing';
import { marketingCopy } from '../../content/marketing-plan';

const detail = sampleMarketingDetail(50001);

const answers = {
  ...answerTo(readMarketingLists, {
    list: [sampleMarketingItem(50001), sampleMarketingItem(50005, 2), sampleMarketingItem(50002)],
    groups: [
      { categoryId: 1, categoryName: '获客增长', contents: [] },
      { categoryId: 2, categoryName: '品牌活动', contents: [] },
      { categoryId: 3, categoryName: '培训学习', contents: [] },
    ],
  }),
  ...answerTo(readMarketingDetail, ({ id }) => (id === 50001 ? detail : 404)),
  ...answerTo(listRecommendedMarketing, { list: [sampleMarketingItem(50002)] }),
};

test('R2.85 the six blocks are in the order of the specification', async () => {
  const { status, html } = await renderPage('/home/marketing/50001', answers);
  const blocks = [
    '少填一项',
    '行业沙龙报名',
    '审核通过自动进入',
    'href="/home/case?id=41019"',
    '报名表单放几项合适？',
    'href="/home/marketing/50002"',
  ];
  const places = blocks.map((text) => html.indexOf(text));

  expect(status).toBe(200);
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('a plan names its phone counterpart, its crumbs and its questions', async () => {
  const { head } = await renderPage('/home/marketing/50001', answers);

  expect(head).toMatchObject({
    title: '方案 50001_获客增长直播方案-澄播云',
    canonical: '/home/marketing/50001',
    alternate: '/m/market?id=50001',
    published: '2025-02-19',
  });
  expect(head?.jsonLd?.map((one) => one['@type'])).toEqual(['Article', 'FAQPage']);
});

test('R7.33 without the call for what to read next, the plan says it itself', async () => {
  const { status, html } = await renderPage('/home/marketing/50001', {
    ...answers,
    [listRecommendedMarketing.path]: 503,
  });

  expect(status).toBe(200);
  expect(html).toContain('href="/home/marketing/50009"');
});

test('blocks without content are omitted', async () => {
  const bare = { ...detail, scenes: [], products: [], cases: [], faqs: [], recommend: [] };
  const { html } = await renderPage('/home/marketing/50001', {
    ...answerTo(readMarketingDetail, bare),
    ...answerTo(listRecommendedMarketing, { list: [] }),
  });

  for (const text of [
    marketingCopy.scenes.title,
    marketingCopy.products.title,
    marketingCopy.cases.title,
    '常见问题',
  ]) {
    expect(html).not.toContain(text);
  }
});

test('R2.85 without an id all plans are under their categories, empty ones omitted', async () => {
  const { html, head } = await renderPage('/home/marketing', answers);

  expect(html).toContain(marketingHero.title[0]);
  expect([...html.matchAll(/href="\/home\/marketing\/(\d+)"/g)].map(([, id]) => id)).toEqual([
    '50001',
    '50002',
    '50005',
  ]);
  expect(html).not.toContain('培训学习');
  expect(head).toMatchObject({ alternate: '/m/market' });
});

test.each(['/home/marketing/59999', '/home/marketing/x', '/home/marketing/0'])('%s is a 404', async (address) => {
  expect((await renderPage(address, answers)).status).toBe(404);
});

test('without the service the page shows that it is unavailable', async () => {
  expect((await renderPage('/home/marketing/50001', { [readMarketingDetail.path]: 503 })).status).toBe(503);
});
