import { renderPage } from '@site/shared/testing/render-page';

test('R2.108 the four gates of safe broadcasting stand in their order', async () => {
  const { html } = await renderPage('/m/gd');

  const gates = [...html.matchAll(/<li class="gate">.*?<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(gates).toEqual(['延时', '审核', '容灾', '留痕']);
});

test('the switcher shows this trade and not the launch of the home page', async () => {
  const { html } = await renderPage('/m/gd');

  expect(html).toContain('汛期江岸直播');
  expect(html).not.toContain('秋季新品发布会');
});
