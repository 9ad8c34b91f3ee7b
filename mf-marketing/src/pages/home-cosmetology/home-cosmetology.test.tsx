import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/cosmetology';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/cosmetology';

checkProductPage({
  address,
  head: words.cosmetologyHead,
  title: words.cosmetologyHero.title.join(''),
  anchors: words.cosmetologyAnchors,
  questions: words.cosmetologyQuestions,
});

test('rewards stop at two levels, every card says what becomes of the rest, and no cure is promised', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('只记两级');
  expect(html).toContain('没用完时');
  for (const [card] of words.cosmetologyCards.facts.rows) expect(html).toContain(card);
  expect(html).not.toMatch(/三级|治愈|祛斑|美白针/);
});
