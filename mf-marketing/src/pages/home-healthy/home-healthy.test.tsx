import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/healthy';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/healthy';

checkProductPage({
  address,
  head: words.healthyHead,
  title: words.healthyHero.title.join(''),
  anchors: words.healthyAnchors,
  questions: words.healthyQuestions,
});

test('speakers are verified, and nobody is told to stay away from a doctor', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('讲者核验');
  expect(html).toContain('及时就医');
  expect(html).toContain('不能代替药物');
  expect(html).not.toMatch(/根治|药到病除|治愈率|有效率/);
});
