import { renderPage } from '@site/shared/testing/render-page';
import {
  cosmeticMedicineAnchors,
  cosmeticMedicineHead,
  cosmeticMedicineHero,
} from '../../content/home-cosmetic-medicine/hero';
import { cosmeticMedicineQuestions } from '../../content/home-cosmetic-medicine/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/cosmeticMedicine';

describe('R2.36 /home/cosmeticMedicine', () => {
  checkProductPage({
    address,
    head: cosmeticMedicineHead,
    title: cosmeticMedicineHero.title.join(''),
    anchors: cosmeticMedicineAnchors,
    questions: cosmeticMedicineQuestions,
  });
});

test('licences of clinic and doctors stand in the hero, the rules before any feature', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('资质公示');
  expect(html).toContain('医师');
  expect(html.indexOf('id="rules"')).toBeLessThan(html.indexOf('id="features"'));
});

test('no effect is promised and no comparison shown', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('不做疗效承诺，不放前后对比，不用来访者现身说法');
  expect(html).not.toMatch(/变美|逆龄|无痛|零恢复|立竿见影|治愈/);
});
