import { renderPage } from '@site/shared/testing/render-page';

test('the page after a form says what comes next and links to the trial, and it is noindex', async () => {
  const { status, html, head } = await renderPage('/home/experience');
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('24 小时内');
  expect(html).toContain('href="/home/login?type=1"');
  expect(html).toContain('href="/help/helpClassList/101"');
  expect(head?.noindex).toBe(true);
});

test('the bookings that are posted without script find their own sentence, to the letter', async () => {
  const { html } = await renderPage('/home/experience');
  expect(html).toMatch(/id="callback"[^>]*>.*?专家顾问将在24小时内向你致电/s);
  expect(html).toMatch(/id="bottom-bar"[^>]*>.*?直播经理将尽快与您取得联系/s);
});
