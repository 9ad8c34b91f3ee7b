import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/switcher';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';
import { handle } from './home-daobo.page';

const address = '/home/daobo';

checkProductPage({
  address,
  head: words.switcherHead,
  title: '浏览器里的导播间',
  anchors: words.switcherAnchors,
  questions: words.switcherQuestions,
});

test('the running console is the hero, under a clear header', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html.indexOf('云导播台示例画面')).toBeLessThan(html.indexOf('id="features"'));
  expect(handle.header).toBe('over-dark');
});

test('the delayed broadcast is told with its range', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('10 到 300 秒');
  expect(html).toContain('现场画面比观众端早三十秒');
});
