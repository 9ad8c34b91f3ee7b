import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/online-shop';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/onlineShopLive';

checkProductPage({
  address,
  head: words.onlineShopHead,
  title: words.onlineShopHero.title.join(''),
  anchors: words.onlineShopAnchors,
  questions: words.onlineShopQuestions,
});

test('records of three years, and what stays with the seller, are told with every rule', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('不少于三年');
  expect(html.match(/平台提供/g)).toHaveLength(words.onlineShopRules.list.length);
  expect(html.match(/由你负责/g)).toHaveLength(words.onlineShopRules.list.length);
  expect(html).toContain(words.onlineShopRules.note);
});
