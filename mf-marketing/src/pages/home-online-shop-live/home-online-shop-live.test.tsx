import { sampleFacts } from '@site/shared/testing/sample-facts';
import { renderPage } from '@site/shared/testing/render-page';
import { onlineShopAnchors, onlineShopHead, onlineShopHero } from '../../content/home-online-shop-live/hero';
import { onlineShopQuestions } from '../../content/home-online-shop-live/questions';
import { onlineShopRules } from '../../content/home-online-shop-live/sections';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/onlineShopLive';

describe('R2.59 /home/onlineShopLive', () => {
  checkProductPage({
    address,
    head: onlineShopHead,
    title: onlineShopHero.title.join(''),
    anchors: onlineShopAnchors,
    questions: onlineShopQuestions,
  });
});

test('records of three years, and what stays with the seller, are described with every rule', async () => {
  const { html } = await renderPage(address, sampleFacts);

  expect(html).toContain('记录〔retention.trade〕');
  expect(html.match(/平台提供/g)).toHaveLength(onlineShopRules.list.length);
  expect(html.match(/由你负责/g)).toHaveLength(onlineShopRules.list.length);
  expect(html).toContain(onlineShopRules.note);
});
