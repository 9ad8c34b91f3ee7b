import { renderRoute } from '@site/shared/testing/render-route';
import { mediaWords } from '../../content/media';
import { routes } from '../../routes';

const address = '/home/media';
type Call = { params: Record<string, unknown> };

const report = (id: number) => ({
  id,
  outlet: '示例媒体 · 零售版',
  title: `报道 ${id}`,
  summary: '记者走访三家门店。',
  published: '2026-10-27',
  link: `https://example.com/media/${id}`,
});

const list = ({ params: { pageIndex } }: Call) => {
  if (Number(pageIndex) > 2) return 404;
  return { code: 0, msg: 'ok', data: { list: [report(60106)], total: 12, pageIndex: Number(pageIndex), pageSize: 10 } };
};

test('reports stand with outlet and day and lead out without lending their weight', async () => {
  const { status, html, head } = await renderRoute(routes, address, { '/open/v1/media/list': list });

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('示例媒体 · 零售版');
  expect(html).toMatch(/href="https:\/\/example\.com\/media\/60106"[^>]*rel="noopener nofollow"/);
  expect(html).toContain('href="mailto:hello@example.com"');
  expect(head).toMatchObject({ alternate: '/m/media', canonical: address, noindex: false });
});

test('the second page has its own address and title', async () => {
  const { html, head } = await renderRoute(routes, `${address}?page=2`, { '/open/v1/media/list': list });

  expect(html).toContain(`href="${address}"`);
  expect(head).toMatchObject({ canonical: `${address}?page=2`, noindex: true });
  expect(head?.title).toContain('第 2 页');
});

test.each(['?page=3', '?page=x'])('%s is no page', async (search) => {
  expect((await renderRoute(routes, address + search, { '/open/v1/media/list': list })).status).toBe(404);
});

test('without reports the page leads to the company news', async () => {
  const none = { code: 0, msg: 'ok', data: { list: [], total: 0, pageIndex: 1, pageSize: 10 } };
  const { html } = await renderRoute(routes, address, { '/open/v1/media/list': none });

  expect(html).toContain(mediaWords.empty);
  expect(html).toContain('href="/home/newsList"');
});
