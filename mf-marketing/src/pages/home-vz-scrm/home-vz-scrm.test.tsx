import { renderPage } from '@site/shared/testing/render-page';
import { scrmAnchors, scrmHead } from '../../content/home-vz-scrm/hero';
import { scrmQuestions } from '../../content/home-vz-scrm/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/vzScrm';

describe('R2.72 /home/vzScrm', () => {
  checkProductPage({
    address,
    head: scrmHead,
    title: '每位观众，都有下文',
    anchors: scrmAnchors,
    questions: scrmQuestions,
  });
});

test('archiving conversations is described with the consent of both sides', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('开启前须员工与客户分别同意');
});

test('each of the three features has its own stage', async () => {
  const { html } = await renderPage(address);

  for (const stage of ['渠道活码画面', '自动标签画面', '客户群 SOP 画面']) expect(html.split(stage)).toHaveLength(2);
});
