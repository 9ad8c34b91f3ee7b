import { renderPage } from '@site/shared/testing/render-page';

test('R2.121 every number in the hall stands for an entry of the list below', async () => {
  const { html } = await renderPage('/m/yuanyuzhou');

  const picture = html.slice(html.indexOf('viewBox="0 0 390 340"'), html.indexOf('一间展厅里的六件事'));
  expect([...picture.matchAll(/<text y="4.5"[^>]*>(\d)</g)].map(([, number]) => number)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(html.match(/<li class="spot">/g)).toHaveLength(6);
});

test('the sample hall opens in a window of its own, with product, hall and meeting in its address', async () => {
  const { html } = await renderPage('/m/yuanyuzhou');

  expect(html).toContain(
    '<a href="https://showroom.example.com?productId=1&amp;hallId=2&amp;mcId=3" target="_blank" rel="noopener"',
  );
});
