import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/edu';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

checkProductPage({
  address: '/home/edu',
  head: words.eduHead,
  title: words.eduHero.title.join(''),
  anchors: words.eduAnchors,
  questions: words.eduQuestions,
});

test('nobody is promised a class that cannot be recorded', async () => {
  const { html } = await renderRoute(routes, '/home/edu');

  expect(html).toContain('不承诺完全杜绝');
  for (const { name } of words.eduGuard.list) expect(html).toContain(name);
});

test('the three desks are tabs that work without script', async () => {
  const { html } = await renderRoute(routes, '/home/edu');

  expect(html.match(/type="radio"/g)).toHaveLength(words.eduFeatures.length);
  for (const { tab } of words.eduFeatures) expect(html).toContain(tab);
});
