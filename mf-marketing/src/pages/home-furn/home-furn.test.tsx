import { renderPage } from '@site/shared/testing/render-page';
import { furnAnchors, furnHead, furnHero } from '../../content/home-furn/hero';
import { furnQuestions } from '../../content/home-furn/questions';
import { furnRun } from '../../content/home-furn/run-sheet';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/furn';

describe('R2.47 /home/furn', () => {
  checkProductPage({
    address,
    head: furnHead,
    title: furnHero.title.join(''),
    anchors: furnAnchors,
    questions: furnQuestions,
  });
});

test('seven days of preparation lead to a visit, and the deposit can be given back', async () => {
  const { html } = await renderPage(address);

  for (const { name } of furnRun.phases) expect(html).toContain(name);
  expect(html).toContain('到店未下单可退');
});
