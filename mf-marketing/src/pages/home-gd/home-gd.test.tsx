import { renderPage } from '@site/shared/testing/render-page';
import { gdAsk, gdAnchors, gdHead, gdHero } from '../../content/home-gd/hero';
import { gdQuestions } from '../../content/home-gd/questions';
import { gdShow } from '../../content/home-gd/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/gd';

checkProductPage({
  address,
  ask: gdAsk,
  head: gdHead,
  title: gdHero.title.join(''),
  anchors: gdAnchors,
  questions: gdQuestions,
});

test('the console in the hero shows the river on air, not the launch of the home page', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain(gdShow.title);
  expect(html).not.toContain('秋季新品发布会');
  for (const { name } of gdShow.cameras) expect(html).toContain(name);
});
