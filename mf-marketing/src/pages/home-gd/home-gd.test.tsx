import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { gdAsk } from '@site/shared/page/page-asks';
import { gdAnchors, gdHead, gdHero } from '../../content/home-gd/hero';
import { gdQuestions } from '../../content/home-gd/questions';
import { gdShow } from '../../content/home-gd/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/gd';

describe('R2.48 /home/gd', () => {
  checkProductPage({
    address,
    ask: gdAsk,
    head: gdHead,
    title: gdHero.title.join(''),
    anchors: gdAnchors,
    questions: gdQuestions,
  });
});

test('the console in the hero shows the river on air, not the launch of the home page', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain(gdShow.title);
  expect(html).not.toContain('秋季新品发布会');
  for (const { name } of gdShow.cameras) expect(html).toContain(name);
});

test('an answer that speaks of a price says it by its fact, and leads to its row', async () => {
  const { html } = await renderPage(address, sampleFacts);
  const [, answer = ''] = html.split('〔add-on.slow-camera.rate〕');

  expect(answer.slice(0, 200)).toContain('href="/home/service#add-ons"');
});
