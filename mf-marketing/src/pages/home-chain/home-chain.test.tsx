import { renderPage } from '@site/shared/testing/render-page';
import { chainAnchors, chainHead, chainHero } from '../../content/home-chain/hero';
import { chainQuestions } from '../../content/home-chain/questions';
import { chainKinds, chainTrades } from '../../content/home-chain/sections';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/chain';

describe('R2.35 /home/chain', () => {
  checkProductPage({
    address,
    head: chainHead,
    title: chainHero.title.join(''),
    anchors: chainAnchors,
    questions: chainQuestions,
  });
});

test('three kinds of live streams and four trades are described, each trade with its shop front', async () => {
  const { html } = await renderPage(address);

  for (const { name } of chainKinds) expect(html).toContain(name);
  for (const { name, sign } of chainTrades) {
    expect(html).toContain(name);
    expect(html).toMatch(new RegExp(`<img[^>]* alt="示意图：${sign}"`));
  }
});

test('rewards are described as at most two levels', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('不超过两级');
  expect(html).not.toContain('三级');
});
