import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/gd';
import { gdShow } from '../../content/gd-stages';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/gd';

checkProductPage({
  address,
  head: words.gdHead,
  title: words.gdHero.title.join(''),
  anchors: words.gdAnchors,
  questions: words.gdQuestions,
});

test('the console in the hero shows the river on air, not the launch of the home page', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain(gdShow.title);
  expect(html).not.toContain('秋季新品发布会');
  for (const { name } of gdShow.cameras) expect(html).toContain(name);
});
