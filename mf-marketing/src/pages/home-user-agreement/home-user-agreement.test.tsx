import { renderRoute } from '@site/shared/testing/render-route';
import { agreement } from '../../content/agreement';
import { privacy } from '../../content/privacy';
import { routes } from '../../routes';

const address = '/home/UserAgreementPC';

test('both texts stand on one page, each at the anchor that forms and footer lead to', async () => {
  const { status, html } = await renderRoute(routes, address);

  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>用户协议与隐私政策<\/h1>/);
  expect(html).toMatch(/<h2[^>]* id="agreement"[^>]*>用户协议<\/h2>/);
  expect(html).toMatch(/<h2[^>]* id="privacy"[^>]*>隐私政策<\/h2>/);
});

test('the list of contents leads to every chapter', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { id, title } of [...agreement.chapters, ...privacy.chapters]) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toMatch(new RegExp(`<h3[^>]* id="${id}"[^>]*>${title}</h3>`));
  }
});

test('the texts name the deployment and leave no gap for it', async () => {
  const { html } = await renderRoute(routes, address);

  expect(html).toContain('澄播云（示例）科技有限公司');
  expect(html).toContain('hello@example.com');
  expect(html).not.toMatch(/\{\w+\}|\*\*/);
});

test('what is collected is told with purpose and time, face recognition with separate consent', async () => {
  const { html } = await renderRoute(routes, address);

  for (const words of ['个人信息收集清单', '第三方共享清单', '单独同意', 'fromtype', '3 小时'])
    expect(html).toContain(words);
});

test('the head names the page and the day of its last change', async () => {
  const { head } = await renderRoute(routes, address);

  expect(head).toMatchObject({ title: '用户协议与隐私政策-澄播云', updated: '2026-11-02' });
  expect(head?.noindex).toBeUndefined();
});
