import { renderPage } from '@site/shared/testing/render-page';
import { familyAnchors, familyHead, familyHero } from '../../content/home-family/hero';
import { familyQuestions } from '../../content/home-family/questions';
import { familyHeight } from '../../content/home-family/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/family';

describe('R2.44 /home/family', () => {
  checkProductPage({
    address,
    head: familyHead,
    title: familyHero.title.join(''),
    anchors: familyAnchors,
    questions: familyQuestions,
  });
});

test('every lesson hangs on the curve, higher the older the child', async () => {
  const { html } = await renderPage(address);
  const places = [...html.matchAll(/<g transform="translate\((\d+) (\d+)\)"><circle r="8"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

  expect(places).toHaveLength(familyHeight.lessons.length);
  for (const [index, { x, y }] of places.entries()) {
    const before = places[index - 1];
    if (before) expect([x > before.x, y < before.y]).toEqual([true, true]);
  }
});

test('infant formula is kept off the shelves, and children are asked for through their parents', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('婴儿乳制品的商品不能上直播货架');
  expect(html).toContain('监护人同意');
});
