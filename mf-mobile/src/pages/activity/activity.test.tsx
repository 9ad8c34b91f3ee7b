import { renderPage } from '@site/shared/testing/render-page';

test('R2.102 the rules of the draw stand on the page before anybody asks', async () => {
  const { html } = await renderPage('/m/activity');

  expect(html).toContain('单项奖品不超过 5 万元');
  expect(html).toContain('公示名单范围');
});

test('all six games are in the HTML and the first is chosen', async () => {
  const { html } = await renderPage('/m/activity');

  const choices = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(choices.map((choice) => choice.includes('checked'))).toEqual([true, false, false, false, false, false]);
  expect(html).toContain('转一圈，停在谁就是谁。');
});
