import { renderPage } from '@site/shared/testing/render-page';
import { testSite } from '@site/shared/testing/test-site';
import { handle } from './home-login.page';

const configured = 'https://admin.example.com/login';
const withLogin = { ...testSite, adminUrl: configured };

test('R2.54 without an admin address it says who provides the login, and offers the form instead', async () => {
  const { status, html } = await renderPage('/home/login');

  expect(status).toBe(200);
  expect(html).toContain('先开通账号再登录');
  expect(html).toContain('href="/home/signUp"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('R13.48 without an admin address who came to try gets the sign-up in the place of that sentence', async () => {
  const { status, html } = await renderPage('/home/login?type=1');

  expect(status).toBe(200);
  expect(html).not.toContain('登录入口由后台提供');
  expect(html).toMatch(/<form[^>]* action="\/-\/lead\/quick"/);
  expect(html).toContain('value="申请开通试用"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('with an admin address a trial is the login and no form', async () => {
  const { html } = await renderPage('/home/login?type=1', {}, withLogin);

  expect(html).not.toContain('<form');
});

test('R2.54 it links to the admin site and lets the entry script store where the visitor came from', async () => {
  const { html } = await renderPage('/home/login', {}, withLogin);

  expect(html).toContain(`href="${configured}"`);
  expect(html).toContain('data-login');
  expect(html).toContain('登录管理后台');
});

test('a trial keeps its type on the way', async () => {
  const { html } = await renderPage('/home/login?type=1', {}, withLogin);

  expect(html).toContain(`href="${configured}?type=1"`);
  expect(html).toContain('开通 7 天试用');
});

test('it is noindex, whatever the query', async () => {
  const { head } = await renderPage('/home/login?type=1');

  expect(head).toMatchObject({ noindex: true, canonical: '/home/login', title: '登录-澄播云' });
  expect(handle).toMatchObject({ layout: 'empty', query: ['type'], indexed: false });
});
