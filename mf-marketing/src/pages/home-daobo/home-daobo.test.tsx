import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { switcherAnchors, switcherHead } from '../../content/home-daobo/hero';
import { switcherQuestions } from '../../content/home-daobo/questions';
import { checkProductPage } from '../../testing/product-page-checks';
import { handle } from './home-daobo.page';

const address = '/home/daobo';

describe('R2.38 /home/daobo', () => {
  checkProductPage({
    address,
    head: switcherHead,
    title: '浏览器里的导播间',
    anchors: switcherAnchors,
    questions: switcherQuestions,
  });
});

test('the running console is the hero, under a clear header', async () => {
  const { html } = await renderPage(address);

  expect(html.indexOf('可以动手的云导播台')).toBeLessThan(html.indexOf('id="features"'));
  expect(handle.header).toBe('over-dark');
});

test('the delayed broadcast is described with its range', async () => {
  const { html } = await renderPage(address, sampleFacts);

  expect(html).toContain('〔limit.delay〕，推流之前按场设好');
  expect(html).toContain('〔feature.delay.from〕，每场单独设');
  expect(html).toContain('现场画面比观众端早三十秒');
});

test('one of the six layouts is on air, and each can be chosen without script', async () => {
  const { html } = await renderPage(address);
  const choices = html.match(/<input[^>]*name="layout"[^>]*>/g) ?? [];

  expect(choices).toHaveLength(6);
  expect(choices.filter((choice) => choice.includes('checked'))).toHaveLength(1);
});
