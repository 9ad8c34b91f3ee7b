import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/planning';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/originalService';

checkProductPage({
  address,
  head: words.planningHead,
  title: '想法到成片，一起做完',
  anchors: words.planningAnchors,
  questions: words.planningQuestions,
});

test('what was struck out of the script is marked as struck out', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toMatch(/<s [^>]*>我们的新品性能卓越。<\/s>/);
});

test('it promises work and no figures', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('不承诺观看人数和成交额');
  expect(html).toContain('曲线为示例数据');
});
