import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts, withSampleFacts } from '@site/shared/testing/sample-facts';
import { imageAnchors, imageHead } from '../../content/home-image-live/hero';
import { imageQuestions } from '../../content/home-image-live/questions';
import { imageWay } from '../../content/home-image-live/sections';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/imageLive';

describe('R2.50 /home/imageLive', () => {
  checkProductPage({
    address,
    head: imageHead,
    title: '快门按下去，照片就在墙上',
    anchors: imageAnchors,
    questions: imageQuestions,
  });
});

test('face search is described with consent, withdrawal and deletion', async () => {
  const { html } = await renderPage(address);

  for (const promise of ['单独取得同意', '撤回并删除', '默认关闭']) expect(html).toContain(promise);
});

test('the steps of a photo are in order, second by second', async () => {
  const { html } = await renderPage(address, sampleFacts);
  const places = withSampleFacts(imageWay).list.map(({ when }) => html.indexOf(`>${when}<`));

  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});
