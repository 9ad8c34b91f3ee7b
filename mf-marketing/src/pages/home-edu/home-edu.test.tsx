import { renderPage } from '@site/shared/testing/render-page';
import { eduAnchors, eduHead, eduHero } from '../../content/home-edu/hero';
import { eduQuestions } from '../../content/home-edu/questions';
import { eduFeatures, eduGuard } from '../../content/home-edu/sections';
import { checkProductPage } from '../../testing/product-page-checks';

describe('R2.40 /home/edu', () => {
  checkProductPage({
    address: '/home/edu',
    head: eduHead,
    title: eduHero.title.join(''),
    anchors: eduAnchors,
    questions: eduQuestions,
  });
});

test('nobody is promised a class that cannot be recorded', async () => {
  const { html } = await renderPage('/home/edu');

  expect(html).toContain('不承诺完全杜绝');
  for (const { name } of eduGuard.list) expect(html).toContain(name);
});

test('the three desks are tabs that work without script', async () => {
  const { html } = await renderPage('/home/edu');

  expect(html.match(/type="radio"/g)).toHaveLength(eduFeatures.length);
  for (const { tab } of eduFeatures) expect(html).toContain(tab);
});
