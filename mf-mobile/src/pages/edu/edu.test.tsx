import { renderPage } from '@site/shared/testing/render-page';

test('R2.105 what protection against recording cannot do is said as clearly as what it can', async () => {
  const { html } = await renderPage('/m/edu');

  expect(html.match(/<b>能做到<\/b>/g)).toHaveLength(4);
  expect(html.match(/<b>做不到<\/b>/g)).toHaveLength(4);
  expect(html).toContain('另一台手机翻拍');
});
