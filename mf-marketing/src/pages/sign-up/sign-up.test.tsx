import { renderPage } from '@site/shared/testing/render-page';

test('the page has one aim: the quick form, which works as a plain form; its name tells the rest of the call', async () => {
  const { status, html, head } = await renderPage('/home/signUp');
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<form[^>]* action="\/-\/lead\/quick"/);
  expect(html).toMatch(/<form[^>]* method="post"/);
  for (const name of ['name', 'phone', 'requirement', 'consent', 'url', 'ask'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('maxLength="11"');
  expect(head?.title).toContain('免费试用 7 天');
});
