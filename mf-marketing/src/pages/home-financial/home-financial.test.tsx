import { renderPage } from '@site/shared/testing/render-page';
import { financialAsk, financialAnchors, financialHead, financialHero } from '../../content/home-financial/hero';
import { financialQuestions } from '../../content/home-financial/questions';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/financial';

describe('R2.46 /home/financial', () => {
  checkProductPage({
    address,
    ask: financialAsk,
    head: financialHead,
    title: financialHero.title.join(''),
    anchors: financialAnchors,
    questions: financialQuestions,
  });
});

test('the warning of risk, retention of two years and a real person on camera are described', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('市场有风险，投资需谨慎');
  expect(html).toContain('不少于两年');
  expect(html).toContain('真人出镜');
  expect(html).not.toMatch(/保本|稳赚|收益率|年化/);
});
