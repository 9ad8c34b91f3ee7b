import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';

test('the board shows six places, and the broken one alone', async () => {
  const { html } = await renderRoute(routes, '/m/online_H5');

  const board = html.slice(html.indexOf('class="branches"'), html.indexOf('自己转推'));
  expect(board.match(/class="outlet/g)).toHaveLength(6);
  expect(board.match(/class="outlet broken"/g)).toHaveLength(1);
});

test('the part of the page on PC is one press away', async () => {
  const { html } = await renderRoute(routes, '/m/online_H5');

  expect(html).toContain('href="/home/liveService#distribution"');
});
