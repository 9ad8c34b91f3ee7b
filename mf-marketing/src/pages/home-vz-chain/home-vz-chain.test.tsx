import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/chain-store';
import { routes } from '../../routes';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/vzChain';

checkProductPage({
  address,
  head: words.chainHead,
  title: '总部开一场播，全国门店同时卖',
  anchors: words.chainAnchors,
  questions: words.chainQuestions,
});

test('each role reads what it does in each phase', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { name, work } of words.chainRoles.roles) for (const what of [name, ...work]) expect(html).toContain(what);
});

test('commission is told with its limit of two levels', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('两级以内分佣');
  expect(html).not.toMatch(/三级/);
});
