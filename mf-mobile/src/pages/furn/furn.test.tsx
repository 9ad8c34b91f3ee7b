import { renderPage } from '@site/shared/testing/render-page';

test('R2.107 the alliance is one picture with eight members around the customer', async () => {
  const { html } = await renderPage('/m/furn');

  const ring = html.slice(html.indexOf('class="ring"'), html.indexOf('class="figures"'));
  expect(ring.match(/<circle r="30"/g)).toHaveLength(8);
  expect(ring).toContain('一位客户');
});

test('a deposit can be given back, and the page says so', async () => {
  const { html } = await renderPage('/m/furn');

  expect(html).toContain('订金可退');
});
