import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/chain';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/chain';

checkProductPage({
  address,
  head: words.chainHead,
  title: words.chainHero.title.join(''),
  anchors: words.chainAnchors,
  questions: words.chainQuestions,
});

test('three kinds of shows and four trades are told, each trade with its shop front', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { name } of words.chainKinds) expect(html).toContain(name);
  for (const { name, sign } of words.chainTrades) {
    expect(html).toContain(name);
    expect(html).toContain(`>${sign}</text>`);
  }
});

test('rewards are told as at most two levels', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('不超过两级');
  expect(html).not.toContain('三级');
});
