import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';

test('the month begins on the right day of the week and marks its shows', async () => {
  const { html } = await renderRoute(routes, '/m/chain');

  const grid = html.slice(html.indexOf('class="grid"'), html.indexOf('class="legend"'));
  expect(grid.match(/<span><\/span>/g)).toHaveLength(6);
  expect(grid).toContain('class="date big">18<');
  expect(grid).toContain('class="date">30<'.replace('date"', 'date class"'));
});

test('what a chemist may say is told with the trade', async () => {
  const { html } = await renderRoute(routes, '/m/chain');

  expect(html).toContain('不做疗效表述');
});
