import { listFacts } from '@site/shared/calls/facts';
import { renderPage } from '@site/shared/testing/render-page';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { testSite } from '@site/shared/testing/test-site';
import { agreement } from '../../content/home-user-agreement/agreement';
import { privacy } from '../../content/home-user-agreement/privacy';

const address = '/home/UserAgreementPC';

test('R2.69 both texts are on one page, each at the anchor that forms and footer link to', async () => {
  const { status, html } = await renderPage(address, sampleFacts);

  expect(status).toBe(200);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, '')).toMatch(/<h1[^>]*>用户协议与隐私政策<\/h1>/);
  expect(html).toMatch(/<h2[^>]* id="agreement"[^>]*>用户协议<\/h2>/);
  expect(html).toMatch(/<h2[^>]* id="privacy"[^>]*>隐私政策<\/h2>/);
});

test('the page fails rather than show a contract that lacks a clause', async () => {
  expect((await renderPage(address, { [listFacts.path]: 503 })).status).toBe(503);
});

test('the list of contents links to every chapter', async () => {
  const { html } = await renderPage(address, sampleFacts);

  for (const { id, title } of [...agreement.chapters, ...privacy.chapters]) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toMatch(new RegExp(`<h3[^>]* id="${id}"[^>]*>${title}</h3>`));
  }
});

test('the texts name the deployment and leave no gap for it', async () => {
  const { html } = await renderPage(address, sampleFacts);

  expect(html).toContain('澄播云（演示）科技有限公司');
  expect(html).toContain('hello@example.com');
  expect(html).not.toMatch(/\{\w+\}|\*\*/);
});

test.each([
  [
    {},
    '联系地址：云岸市望江区澄播路 1 号。与个人信息有关的请求，请发邮件到 hello@example.com 或致电 400-000-0000（每天 09:00–18:00），我们',
  ],
  [{ phone: '' }, '与个人信息有关的请求，请发邮件到 hello@example.com，我们'],
  [{ email: '' }, '与个人信息有关的请求，请致电 400-000-0000（每天 09:00–18:00），我们'],
  [{ phone: '', email: '', addresses: [] }, '科技有限公司。与个人信息有关的请求，请在网站的预约表单里写明要求，我们'],
])('with %j of the deployment the way of requests is a whole sentence', async (facts, sentence) => {
  const { html } = await renderPage(address, sampleFacts, { ...testSite, ...facts });

  expect(html).toContain(sentence);
});

test.each([
  [{}, '我们不出售个人信息。下列服务本网站目前一项也没有接入，接入之前会先在这里列明提供方：'],
  [
    {
      consult: { ...testSite.consult, script: 'https://talk.example.com/consult.js' },
      tracking: { ...testSite.tracking, receivers: ['baidu' as const], baiduId: 'a1' },
      weChatScript: 'https://wechat.example.com/sdk.js',
    },
    '我们不出售个人信息。下列服务里，本网站目前接入的是在线咨询（talk.example.com）、访问统计（hm.baidu.com）、微信分享（wechat.example.com），其余的接入之前',
  ],
])('with %j of the deployment the list of services says which are on', async (facts, sentence) => {
  const { html } = await renderPage(address, sampleFacts, { ...testSite, ...facts });

  expect(html).toContain(sentence);
  expect(html).not.toContain('部署方');
});

test('what is collected is described with purpose and time, face recognition with separate consent', async () => {
  const { html } = await renderPage(address, sampleFacts);

  for (const text of ['个人信息收集清单', '第三方共享清单', '单独同意', 'fromtype', '3 小时'])
    expect(html).toContain(text);
});

test('the head names the page and the day of its last change', async () => {
  const { head } = await renderPage(address, sampleFacts);

  expect(head).toMatchObject({ title: '用户协议与隐私政策-澄播云', updated: '2026-11-30' });
  expect(head?.noindex).toBeUndefined();
});
