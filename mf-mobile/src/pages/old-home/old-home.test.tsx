import { renderRoute } from '@site/shared/testing/render-route';
import { products } from '../../content/products';
import { scenarios } from '../../content/scenarios';
import { routes } from '../../routes';
import { answer } from '../../testing/samples';
import { handle } from './old-home.page';

const items = [1, 2, 3, 4, 5, 6].map((place) => ({
  id: 50000 + place,
  title: `方案 ${place}`,
  description: `方案 ${place} 讲了什么。`,
}));

const answers = { '/open/v1/marketing/list': answer({ list: items }) };

test('the former home is made of the data of the new one and leads to it', async () => {
  const { status, html } = await renderRoute(routes, '/m/old-index', answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const { link } of [...products, ...scenarios]) expect(html).toContain(`href="${link}"`);
  expect(html).toContain('href="/m/market?id=50005"');
  expect(html).not.toContain('id=50006');
  expect(html).toContain('href="/m/"');
});

test('search engines leave it out and are led to the new home', async () => {
  const { head } = await renderRoute(routes, '/m/old-index', answers);

  expect(handle.indexed).toBe(false);
  expect(head?.canonical).toBe('/');
});

test('without script its form goes where every phone form goes', async () => {
  const { html } = await renderRoute(routes, '/m/old-index', answers);

  expect(html).toMatch(/<form[^>]*action="\/-\/lead\/mobile"[^>]*method="post"/);
});

test('without the marketing contents it stays whole', async () => {
  const { status, html } = await renderRoute(routes, '/m/old-index', { '/open/v1/marketing/list': 503 });

  expect(status).toBe(200);
  expect(html).not.toContain('营销方案');
});
