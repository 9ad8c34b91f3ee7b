import { sampleCase } from '@site/shared/testing/sample-cases';
import { sampleMarketingDetail, sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { readMarketingDetail } from '@site/shared/calls/marketing-detail';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';

const detail = sampleMarketingDetail(50001, {
  products: [
    { name: '企业营销直播', text: '表单集中设置。', link: '/home/entmarket' },
    { name: 'AI 直播工具', text: '改写落地页标题。', link: '/home/ai' },
  ],
  cases: [sampleCase(41019, { title: '软件新版本发布' })],
  recommend: [sampleMarketingItem(50002)],
});

const answers = {
  ...answerTo(readMarketingLists, {
    list: [sampleMarketingItem(50005, 2), sampleMarketingItem(50001), sampleMarketingItem(50002)],
    groups: [
      { categoryId: 1, categoryName: '获客增长', contents: [] },
      { categoryId: 2, categoryName: '品牌活动', contents: [] },
      { categoryId: 3, categoryName: '培训学习', contents: [] },
    ],
  }),
  ...answerTo(readMarketingDetail, ({ id }) => (id === 50001 ? detail : 404)),
};

test('R2.113 a content has its six blocks, in the order of the specification', async () => {
  const { status, html } = await renderPage('/m/market?id=50001', answers);

  expect(status).toBe(200);
  const blocks = ['少填一项，多来一批', '行业沙龙报名', 'AI 直播工具', '软件新版本发布', '公开课三项', '方案 50002'];
  const places = blocks.map((text) => html.indexOf(text));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('products with a phone page lead there, the others to their PC page', async () => {
  const { html } = await renderPage('/m/market?id=50001', answers);

  expect(html).toContain('href="/m/entmarket"');
  expect(html).toContain('href="/home/ai"');
});

test('the head has its counterpart as canonical and its questions as structured data', async () => {
  const { head } = await renderPage('/m/market?id=50001', answers);

  expect(head).toMatchObject({ title: '方案 50001_获客增长方案-澄播云', canonical: '/home/marketing/50001' });
  expect(head?.jsonLd).toMatchObject([{ '@type': 'FAQPage', mainEntity: [{ name: '报名表单放几项合适？' }] }]);
});

test('blocks without entries are omitted', async () => {
  const bare = { ...detail, scenes: [], products: [], cases: [], faqs: [], recommend: [] };
  const { status, html, head } = await renderPage('/m/market?id=50001', answerTo(readMarketingDetail, bare));

  expect(status).toBe(200);
  expect(html).not.toContain('已经有人这么播');
  expect(html).not.toContain('动手之前常问的');
  expect(head?.jsonLd).toEqual([]);
});

test('R2.113 without an id all contents are listed by category, and an empty category is omitted', async () => {
  const { status, html, head } = await renderPage('/m/market', answers);

  expect(status).toBe(200);
  expect(html.indexOf('?id=50002"')).toBeLessThan(html.indexOf('?id=50005"'));
  expect(html).toContain('href="#category-2"');
  expect(html).not.toContain('培训学习');
  expect(head?.canonical).toBe('/home/marketing');
});

test.each(['59999', 'abc'])('id %s is a 404 in place', async (id) => {
  expect((await renderPage(`/m/market?id=${id}`, answers)).status).toBe(404);
});

test('a failing service is not a missing content', async () => {
  const failing = { [readMarketingDetail.path]: 500 };

  expect((await renderPage('/m/market?id=50001', failing)).status).toBe(500);
});
