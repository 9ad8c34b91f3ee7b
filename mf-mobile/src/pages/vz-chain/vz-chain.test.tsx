import { renderPage } from '@site/shared/testing/render-page';
import { vzChainCoupon } from '../../content/vz-chain/sections';

test('R2.119 commissions stay within two levels, and the page says so', async () => {
  const { html } = await renderPage('/m/vzChain');

  expect(html).toContain('两级以内');
  expect(html).toContain('两级分佣与公示规则');
});

test('four stores stand below the headquarters', async () => {
  const { html } = await renderPage('/m/vzChain');

  for (const store of ['江湾店', '湖滨店', '云谷店', '北环店']) expect(html).toContain(store);
});

test('R13.30 the shares of the coupon add up to its price, and each case says to whom it counts', async () => {
  const { html } = await renderPage('/m/vzChain');
  const { shares, coupon, cases } = vzChainCoupon;
  const cents = shares.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0);

  expect(`¥${(cents / 100).toFixed(2)}`).toBe(coupon.price);
  for (const { when } of cases) expect(html).toMatch(new RegExp(`<th scope="row">${when}</th>(<td>[^<]+</td>){3}`));
});
