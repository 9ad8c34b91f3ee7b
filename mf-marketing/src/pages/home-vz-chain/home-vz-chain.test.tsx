import { renderPage } from '@site/shared/testing/render-page';
import { chainAnchors, chainHead } from '../../content/home-vz-chain/hero';
import { chainQuestions } from '../../content/home-vz-chain/questions';
import { chainRoles } from '../../content/home-vz-chain/sections';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/vzChain';

describe('R2.70 /home/vzChain', () => {
  checkProductPage({
    address,
    head: chainHead,
    title: '总部开一场播，全国门店同时卖',
    anchors: chainAnchors,
    questions: chainQuestions,
  });
});

test('each role reads what it does in each phase', async () => {
  const { html } = await renderPage(address);

  for (const { name, work } of chainRoles.roles) for (const what of [name, ...work]) expect(html).toContain(what);
});

test('commission is described with its limit of two levels', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('两级以内分佣');
  expect(html).not.toMatch(/三级/);
});
