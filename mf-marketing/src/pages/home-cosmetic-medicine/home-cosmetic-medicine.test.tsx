import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/cosmetic-medicine';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/cosmeticMedicine';

checkProductPage({
  address,
  head: words.cosmeticMedicineHead,
  title: words.cosmeticMedicineHero.title.join(''),
  anchors: words.cosmeticMedicineAnchors,
  questions: words.cosmeticMedicineQuestions,
});

test('licences of clinic and doctors stand in the hero, the rules before any feature', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('资质公示');
  expect(html).toContain('医师');
  expect(html.indexOf('id="rules"')).toBeLessThan(html.indexOf('id="features"'));
});

test('no effect is promised and no comparison shown', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('不做疗效承诺，不放前后对比，不用来访者现身说法');
  expect(html).not.toMatch(/变美|逆龄|无痛|零恢复|立竿见影|治愈/);
});
