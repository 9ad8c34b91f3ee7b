import { renderPage } from '@site/shared/testing/render-page';

test('commissions stay within two levels, and the page says so', async () => {
  const { html } = await renderPage('/m/vzChain');

  expect(html).toContain('两级以内');
  expect(html).toContain('分佣只做两级');
});

test('four stores stand below the headquarters', async () => {
  const { html } = await renderPage('/m/vzChain');

  for (const store of ['江湾店', '湖滨店', '云谷店', '北环店']) expect(html).toContain(store);
});
