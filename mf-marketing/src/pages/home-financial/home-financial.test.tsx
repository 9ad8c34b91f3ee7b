import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/financial';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/financial';

checkProductPage({
  address,
  head: words.financialHead,
  title: words.financialHero.title.join(''),
  anchors: words.financialAnchors,
  questions: words.financialQuestions,
});

test('the warning of risk, retention of two years and a real person on camera are told', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('市场有风险，投资需谨慎');
  expect(html).toContain('不少于两年');
  expect(html).toContain('真人出镜');
  expect(html).not.toMatch(/保本|稳赚|收益率|年化/);
});
