import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/ai-tools';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/ai';

checkProductPage({
  address,
  head: words.aiHead,
  title: '让 AI先帮你做一遍',
  anchors: words.aiAnchors,
  questions: words.aiQuestions,
});

test('what a machine wrote is marked, and what a person decides stands beside it', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html.match(/>AI 生成</g)?.length).toBeGreaterThanOrEqual(3);
  for (const { after } of words.aiShare.list) expect(html).toContain(after);
});

test('labels of synthetic content and the use of data are told', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('人工智能生成合成内容标识办法');
  expect(html).toContain('不用于训练通用模型');
});
