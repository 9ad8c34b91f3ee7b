import { testSite } from '@site/shared/testing/test-site';
import { renderChrome, showChrome } from '../../testing/render-chrome';
import { ErrorPage } from './error-page';

test('R2.139 R8.19 a missing page says so in both languages and leads home', async () => {
  const html = await renderChrome(
    <ErrorPage error={{ kind: 'page-error', status: 404, message: 'This page could not be found' }} />,
  );

  expect(html).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
  expect(html).toContain('页面不存在或已下线');
  expect(html).toMatch(/<a href="\/"[^>]*>返回首页<\/a>/);
});

test('an unexpected error gives the visitor a number to quote', async () => {
  const html = await renderChrome(
    <ErrorPage error={{ kind: 'page-error', status: 500, message: '服务暂时不可用', reference: 'a1b2c3' }} />,
  );

  expect(html.replaceAll('<!-- -->', '')).toContain('参考编号 a1b2c3');
});

test('a site without a phone has no word about one', async () => {
  const site = { ...testSite, phone: '' };
  const html = await renderChrome(
    <ErrorPage error={{ kind: 'page-error', status: 404, message: 'This page could not be found' }} />,
    { state: { site } },
  );

  expect(html).not.toMatch(/电话|tel:/);
});

test('what fails for the moment can be tried again by a link to the same address; what is not there cannot', async () => {
  const place = { address: '/help/helpSearch/a?page=2' };
  const failed = { kind: 'page-error' as const, status: 503, message: '服务暂时不可用' };
  const html = await renderChrome(<ErrorPage error={failed} />, place);
  const missing = await renderChrome(<ErrorPage error={{ ...failed, status: 404 }} />, place);

  expect(html).toMatch(/<a href="\/help\/helpSearch\/a\?page=2"[^>]*>重试<\/a>/);
  expect(html).toContain('返回首页');
  expect(missing).not.toContain('重试');
});

test.each([
  [500, '参考编号告诉客服'],
  [503, '内容暂时取不到'],
  [404, '页面不存在或已下线'],
  [403, '这一页现在打不开'],
])('the words of status %d say what is wrong', async (status, text) => {
  const html = await renderChrome(<ErrorPage error={{ kind: 'page-error', status, message: '服务暂时不可用' }} />);

  expect(html).toContain(text);
  expect(html.includes('不存在')).toBe(status === 404);
});

test('R12.102 a fault asks for support with what was seen and where; a lost address is the one that led to its page', async () => {
  const failed = { kind: 'page-error' as const, status: 500, message: '服务暂时不可用', reference: 'a1b2c3' };
  const fieldsAt = async (address: string) => {
    const page = await showChrome(<ErrorPage error={failed} />, { address });
    const door = page.querySelector<HTMLFormElement>('#support form[data-island=support][method=post]');
    expect(door?.getAttribute('action')).toBe('/-/support');
    return ['message', 'article'].map((name) => door?.querySelector(`[name=${name}]`)?.getAttribute('value'));
  };

  const shown = '打开页面时看到：服务暂时不可用（参考编号 a1b2c3）';
  expect(await fieldsAt('/home/service?phone=13800138000')).toEqual([shown, '/home/service']);
  expect(await fieldsAt('/home/404')).toEqual([shown, '']);
  expect(await fieldsAt('/home/404?from=%2Fhelp%2Fgone')).toEqual([shown, '/help/gone']);
  for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a?phone=13800138000', '/a b'])
    expect(await fieldsAt(`/home/404?from=${encodeURIComponent(from)}`)).toEqual([shown, '']);
  expect(await fieldsAt('/-/busy')).toEqual([shown, '']);
});

test('R12.92 what could not be found can be searched for; a fault offers no search that would fail too', async () => {
  const page = (status: number) =>
    renderChrome(<ErrorPage error={{ kind: 'page-error', status, message: '页面' }} />, { address: '/home/404' });

  expect(await page(404)).toMatch(/<form[^>]*role="search"[^>]*action="\/search"/);
  expect(await page(503)).not.toContain('role="search"');
});
