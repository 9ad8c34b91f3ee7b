import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import * as text from '../../content/home-ai';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/ai';

describe('R2.33 /home/ai', () => {
  checkProductPage({
    address,
    head: text.aiHead,
    title: '让 AI 先帮你做一遍',
    anchors: text.aiAnchors,
    questions: text.aiQuestions,
  });
});

test('what a machine wrote is marked, and what a person decides is beside it', async () => {
  const { html } = await renderPage(address, sampleFacts);

  expect(html.match(/>AI 生成</g)?.length).toBeGreaterThanOrEqual(3);
  for (const { after } of text.aiShare.list) expect(html).toContain(after);
});

test('labels of synthetic content and the use of data are described', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('人工智能生成合成内容标识办法');
  expect(html).toContain('不用于训练通用模型');
});
