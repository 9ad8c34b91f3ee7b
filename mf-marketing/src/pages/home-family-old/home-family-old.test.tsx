import { renderRoute } from '@site/shared/testing/render-route';
import { familyFeatures, familyPains, familyQuestions, familyScenes } from '../../content/family';
import { routes } from '../../routes';
import { handle } from './home-family-old.page';

const address = '/home/family.old';

test('the former page says the words of the new one and leads to it', async () => {
  const { status, html } = await renderRoute(routes, address);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const { name } of [...familyPains.list, ...familyScenes.list]) expect(html).toContain(name);
  for (const { intro } of familyFeatures) expect(html).toContain(intro);
  for (const { ask } of familyQuestions) expect(html).toContain(ask);
  expect(html).toContain('href="/home/family"');
});

test('search engines leave it out and are led to the new page, whose questions it does not repeat to them', async () => {
  const { head } = await renderRoute(routes, address);

  expect(handle.indexed).toBe(false);
  expect(head).toMatchObject({ title: '家庭消费直播旧版页面_母婴与亲子-澄播云', canonical: '/home/family' });
  expect(head?.jsonLd?.map((item) => item['@type'])).not.toContain('FAQPage');
});

test('the page ends with a form, and no call is needed for it', async () => {
  const { html, calls } = await renderRoute(routes, address);

  expect(html).toContain(' id="lead"');
  expect(calls).toEqual([]);
});
