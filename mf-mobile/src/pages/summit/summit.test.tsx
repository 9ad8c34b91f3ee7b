import { renderPage } from '@site/shared/testing/render-page';

test('the ticket says which session is on air', async () => {
  const { html } = await renderPage('/m/summit');

  const ticket = html.slice(html.indexOf('class="agenda"'), html.indexOf('办过会的人都懂'));
  expect(ticket.match(/class="session live"/g)).toHaveLength(1);
  expect(ticket).toContain('数字化转型圆桌');
});
