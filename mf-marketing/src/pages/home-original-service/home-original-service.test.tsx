import { renderPage } from '@site/shared/testing/render-page';
import { planningAsk, planningAnchors, planningHead } from '../../content/home-original-service/hero';
import { planningQuestions } from '../../content/home-original-service/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/originalService';

describe('R2.60 /home/originalService', () => {
  checkProductPage({
    address,
    ask: planningAsk,
    head: planningHead,
    title: '想法到成片，一起做完',
    anchors: planningAnchors,
    questions: planningQuestions,
  });
});

test('what was struck out of the script is marked as struck out', async () => {
  const { html } = await renderPage(address);

  expect(html).toMatch(/<s [^>]*>我们的新品性能卓越。<\/s>/);
});

test('it promises work and no figures', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('不承诺观看人数和成交额');
});
