import { renderPage } from '@site/shared/testing/render-page';
import { permissionsList } from '../../content/home-permissions/list';
import { permissionsNever } from '../../content/home-permissions/sections';

const address = '/home/permissions';

test('R2.61 every permission says what for, when, and what happens without it', async () => {
  const { status, html } = await renderPage(address);

  expect(status).toBe(200);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, '')).toMatch(/<h1[^>]*>应用权限说明<\/h1>/);
  expect(html.match(/role="rowheader"/g)).toHaveLength(permissionsList.list.length);
  for (const { purpose, asked, refused } of permissionsList.list)
    for (const text of [purpose, asked, refused]) expect(html).toContain(text);
});

test('permissions that are never asked for are not in the table', () => {
  const names = permissionsList.list.map(({ name }) => name);

  for (const { name } of permissionsNever.list) expect(names).not.toContain(name);
});

test('the page links to the privacy policy and names the address for withdrawing', async () => {
  const { html, head } = await renderPage(address);

  expect(html).toContain('href="/home/UserAgreementPC#privacy"');
  expect(html).toContain('mailto:hello@example.com');
  expect(head).toMatchObject({ title: '应用权限说明_App权限用途与关闭方法-澄播云', updated: '2026-11-10' });
});
