import { renderPage } from '@site/shared/testing/render-page';
import { cosmetologyAnchors, cosmetologyHead, cosmetologyHero } from '../../content/home-cosmetology/hero';
import { cosmetologyQuestions } from '../../content/home-cosmetology/questions';
import { cosmetologyCards } from '../../content/home-cosmetology/sections';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/cosmetology';

describe('R2.37 /home/cosmetology', () => {
  checkProductPage({
    address,
    head: cosmetologyHead,
    title: cosmetologyHero.title.join(''),
    anchors: cosmetologyAnchors,
    questions: cosmetologyQuestions,
  });
});

test('rewards stop at two levels, every card says what becomes of the rest, and no cure is promised', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('只记两级');
  expect(html).toContain('没用完时');
  for (const [card] of cosmetologyCards.facts.rows) expect(html).toContain(card);
  expect(html).not.toMatch(/三级|治愈|祛斑|美白针/);
});
