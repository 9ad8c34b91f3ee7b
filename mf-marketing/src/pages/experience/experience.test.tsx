import { renderPage } from '@site/shared/testing/render-page';
import { testSite } from '@site/shared/testing/test-site';

test('R2.76 the page after a form says what comes next and links to the trial, and it is noindex', async () => {
  const { status, html, head } = await renderPage('/home/experience');
  expect(status).toBe(200);
  expect(html).toContain('24 小时内');
  expect(html).toContain('href="/home/login?type=1"');
  expect(html).toContain('href="/home/callback"');
  expect(html).not.toMatch(/先登录|自己登录/);
  expect(html).toContain('href="/help/helpClassList/101"');
  expect(head?.noindex).toBe(true);
});

test('R8.11 R8.12 every form that is posted without script finds its own sentence, to the letter', async () => {
  const { html } = await renderPage('/home/experience');
  expect(html).toMatch(/id="quick"[^>]*>.*?<b>提交成功！<\/b>.*?id="mobile"[^>]*>.*?<b>提交成功！<\/b>/s);
  expect(html).toMatch(/id="callback"[^>]*>.*?专家顾问将在24小时内向你致电/s);
  expect(html).toMatch(/id="bottom-bar"[^>]*>.*?直播经理将尽快与您取得联系/s);
});

test('whoever opens it directly is told that nothing was sent, and where to send it', async () => {
  const { html } = await renderPage('/home/experience');
  const text = html.replace(/<p id="[^"]*".*?<\/p>/gs, '');
  expect(text).toContain('打开这一页不会提交任何内容');
  expect(text).toContain('href="/home/signUp"');
  expect(text).not.toMatch(/提交成功|已转给/);
});

test('a white-label site shows no code of a consultant', async () => {
  const { html } = await renderPage('/home/experience', {}, { ...testSite, variant: 'white-label' });
  expect(html).not.toContain('微信');
});
