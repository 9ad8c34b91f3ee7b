import { renderRoute } from '@site/shared/testing/render-route';
import { testSite } from '@site/shared/testing/test-site';
import { routes } from '../../routes';
import { handle } from './home-login.page';

const configured = 'https://admin.example.com/login';
const { adminUrl } = testSite;

afterEach(() => {
  testSite.adminUrl = adminUrl;
});

test('without an admin address it says who provides the login, and offers the form instead', async () => {
  const { status, html } = await renderRoute(routes, '/home/login');

  expect(status).toBe(200);
  expect(html).toContain('登录入口由后台提供');
  expect(html).toContain('href="/home/signUp"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('it leads to the admin site and lets the entry script store where the visitor came from', async () => {
  testSite.adminUrl = configured;
  const { html } = await renderRoute(routes, '/home/login');

  expect(html).toContain(`href="${configured}"`);
  expect(html).toContain('data-login');
  expect(html).toContain('登录管理后台');
});

test('a trial keeps its type on the way', async () => {
  testSite.adminUrl = configured;
  const { html } = await renderRoute(routes, '/home/login?type=1');

  expect(html).toContain(`href="${configured}?type=1"`);
  expect(html).toContain('开通 7 天试用');
});

test('search engines leave it out, whatever the query', async () => {
  const { head } = await renderRoute(routes, '/home/login?type=1');

  expect(head).toMatchObject({ noindex: true, canonical: '/home/login', title: '登录-澄播云' });
  expect(handle).toMatchObject({ layout: 'empty', query: ['type'], indexed: false });
});
