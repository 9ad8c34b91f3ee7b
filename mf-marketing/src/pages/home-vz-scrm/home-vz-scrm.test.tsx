import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/scrm';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/vzScrm';

checkProductPage({
  address,
  head: words.scrmHead,
  title: '每位观众，都有下文',
  anchors: words.scrmAnchors,
  questions: words.scrmQuestions,
});

test('archiving conversations is told with the consent of both sides', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('开启前须员工与客户分别同意');
});

test('each of the three features has its own stage', async () => {
  const { html } = await renderRoute(routes, address);

  for (const stage of ['渠道活码示例画面', '自动标签示例画面', '客户群 SOP 示例画面'])
    expect(html.split(stage)).toHaveLength(2);
});
