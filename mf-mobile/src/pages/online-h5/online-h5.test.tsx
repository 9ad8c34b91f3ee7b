import { renderPage } from '@site/shared/testing/render-page';

test('R2.116 the board shows six places, and the broken one alone', async () => {
  const { html } = await renderPage('/m/online_H5');

  const board = html.slice(html.indexOf('class="branches"'), html.indexOf('自己转推'));
  expect(board.match(/class="outlet/g)).toHaveLength(6);
  expect(board.match(/class="outlet broken"/g)).toHaveLength(1);
});

test('the part of the page on PC is one click away', async () => {
  const { html } = await renderPage('/m/online_H5');

  expect(html).toContain('href="/home/liveService#distribution"');
});
