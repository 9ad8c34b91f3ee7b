import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/furn';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/furn';

checkProductPage({
  address,
  head: words.furnHead,
  title: words.furnHero.title.join(''),
  anchors: words.furnAnchors,
  questions: words.furnQuestions,
});

test('seven days of preparation lead to a visit, and the deposit can be given back', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { name } of words.furnRun.phases) expect(html).toContain(name);
  expect(html).toContain('到店未下单可退');
});
