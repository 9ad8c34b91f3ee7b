import { renderPage } from '@site/shared/testing/render-page';
import { healthyAnchors, healthyHead, healthyHero } from '../../content/home-healthy/hero';
import { healthyQuestions } from '../../content/home-healthy/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/healthy';

describe('R2.49 /home/healthy', () => {
  checkProductPage({
    address,
    head: healthyHead,
    title: healthyHero.title.join(''),
    anchors: healthyAnchors,
    questions: healthyQuestions,
  });
});

test('speakers are verified, and nobody is advised against seeing a doctor', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('讲者核验');
  expect(html).toContain('及时就医');
  expect(html).toContain('不能代替药物');
  expect(html).not.toMatch(/根治|药到病除|治愈率|有效率/);
});
