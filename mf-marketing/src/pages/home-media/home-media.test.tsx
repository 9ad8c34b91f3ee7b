import { readMediaPage } from '@site/shared/calls/media-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { mediaCopy } from '../../content/home-media';

const address = '/home/media';
const report = (id: number) => ({
  id,
  outlet: '某零售媒体',
  title: `报道 ${id}`,
  summary: '记者走访三家门店。',
  published: '2026-10-27',
  link: `https://example.com/media/${id}`,
});

const answers = answerTo(readMediaPage, ({ pageIndex }) =>
  pageIndex > 2 ? 404 : { list: [report(60106)], total: 12, pageIndex, pageSize: 10 },
);

test('R2.57 reports have outlet and day and link out as nofollow', async () => {
  const { status, html, head } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(html).toContain('某零售媒体');
  expect(html).toMatch(/href="https:\/\/example\.com\/media\/60106"[^>]*rel="noopener nofollow"/);
  expect(html).toContain('href="mailto:hello@example.com"');
  expect(head).toMatchObject({ alternate: '/m/media', canonical: address, noindex: false });
});

test('R2.57 the second page has its own address and title', async () => {
  const { html, head } = await renderPage(`${address}?page=2`, answers);

  expect(html).toContain(`href="${address}"`);
  expect(head).toMatchObject({ canonical: `${address}?page=2`, noindex: true });
  expect(head?.title).toContain('第 2 页');
});

test.each(['?page=3', '?page=x'])('%s is a 404', async (search) => {
  expect((await renderPage(address + search, answers)).status).toBe(404);
});

test('without reports the page links to the company news', async () => {
  const none = answerTo(readMediaPage, { list: [], total: 0, pageIndex: 1, pageSize: 10 });
  const { html } = await renderPage(address, none);

  expect(html).toContain(mediaCopy.empty);
  expect(html).toContain('href="/home/newsList"');
});
