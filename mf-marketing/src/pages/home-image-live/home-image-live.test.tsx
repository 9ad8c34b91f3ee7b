import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/image-live';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/imageLive';

checkProductPage({
  address,
  head: words.imageHead,
  title: '快门按下去，照片就在墙上',
  anchors: words.imageAnchors,
  questions: words.imageQuestions,
});

test('face search is told with consent, withdrawal and deletion', async () => {
  const { html } = await renderRoute(routes, address);

  for (const promise of ['单独取得同意', '撤回并删除', '默认关闭']) expect(html).toContain(promise);
});

test('the way of a photo is told in order, second by second', async () => {
  const { html } = await renderRoute(routes, address);
  const places = words.imageWay.list.map(({ when }) => html.indexOf(`>${when}<`));

  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});
