import { readCasePage } from '@site/shared/calls/case-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { sampleCase, sampleCasePage } from '@site/shared/testing/sample-cases';
import { renderPage } from '@site/shared/testing/render-page';
import { entmarketAnchors } from '../../content/home-entmarket/hero';
import { entmarketQuestions } from '../../content/home-entmarket/questions';
import { entmarketCases, entmarketPromises } from '../../content/home-entmarket/sections';

const address = '/home/entmarket';

const library = answerTo(
  readCasePage,
  sampleCasePage([
    sampleCase(41001, { industry: '连锁零售', scene: '门店' }),
    sampleCase(41016, { industry: '制造与汽车', scene: '发布会' }),
    sampleCase(41010, { industry: '金融', scene: '峰会' }),
    sampleCase(41015, { industry: '制造与汽车', scene: '年会' }),
  ]),
);

test('R2.42 the page says in its first HTML what the product is, and how to begin', async () => {
  const { status, html } = await renderPage(address);

  expect(status).toBe(200);
  expect(html).toMatch(/办一场直播活动，.*留一张线索清单/);
  expect(html).toContain('href="/home/login?type=1"');
  expect(html).toContain('href="#lead"');
});

test('every anchor below the hero links to a section of the page', async () => {
  const { html } = await renderPage(address, library);

  for (const { id } of entmarketAnchors) expect(html).toContain(` id="${id}"`);
});

test('cases of launches, annual meetings and summits come first, one of each industry', async () => {
  const { html, calls } = await renderPage(address, library);
  const shown = [...html.matchAll(/href="\/home\/case\?id=(\d+)"/g)].map(([, id]) => Number(id));

  expect(shown).toEqual([41016, 41010, 41001]);
  expect(decodeURIComponent(calls[0] ?? '')).toContain('product=营销直播');
});

test('without the case library the page is whole and says nothing of cases', async () => {
  const { status, html } = await renderPage(address, { [readCasePage.path]: 503 });

  expect(status).toBe(200);
  expect(html).not.toContain(entmarketCases.title);
  expect(html).toContain(entmarketPromises.title);
});

test('search engines read the same questions that visitors do', async () => {
  const { html, head } = await renderPage(address, sampleFacts);
  const faq = head?.jsonLd?.find((item) => item['@type'] === 'FAQPage') as { mainEntity: { name: string }[] };

  expect(faq.mainEntity).toHaveLength(entmarketQuestions.length);
  for (const { name } of faq.mainEntity) expect(html).toContain(name);
  expect(html.match(/<summary[^>]*><h3/g)).toHaveLength(entmarketQuestions.length);
});

test('the head follows the page: title with brand, phone counterpart, crumbs to itself', async () => {
  const { head } = await renderPage(address);

  expect(head).toMatchObject({
    title: '企业营销直播_发布会与招商直播获客工具-澄播云',
    alternate: '/m/entmarket',
    breadcrumb: [
      { name: '首页', link: '/' },
      { name: '企业营销直播', link: address },
    ],
  });
});

test('headings go down one level at a time', async () => {
  const { html } = await renderPage(address, library);
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});
