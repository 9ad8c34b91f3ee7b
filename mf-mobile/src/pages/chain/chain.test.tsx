import { renderPage } from '@site/shared/testing/render-page';

test('R2.104 the month begins on the right day of the week and marks its live streams', async () => {
  const { html } = await renderPage('/m/chain');

  const grid = html.slice(html.indexOf('class="grid"'), html.indexOf('class="legend"'));
  expect(grid.match(/<span><\/span>/g)).toHaveLength(6);
  expect(grid).toContain('class="date big">18<');
  expect(grid).toContain('class="date">30<'.replace('date"', 'date class"'));
});

test('what a pharmacist may say is described with the trade', async () => {
  const { html } = await renderPage('/m/chain');

  expect(html).toContain('不做疗效表述');
});
