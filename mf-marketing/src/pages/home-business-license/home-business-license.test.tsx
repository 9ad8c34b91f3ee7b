import { renderPage } from '@site/shared/testing/render-page';
import { handle } from './home-business-license.page';

const address = '/home/business_license.jpg';

test('the address that looks like a picture answers a page with one heading', async () => {
  const { status, html } = await renderPage(address);

  expect(status).toBe(200);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, '')).toMatch(/<h1[^>]*>营业执照公示<\/h1>/);
});

test('the licence has words for those who do not see it, and says that it is a sample', async () => {
  const { html } = await renderPage(address);

  expect(html).toMatch(/role="img" aria-label="营业执照影像示例[^"]+"/);
  expect(html).toContain('不具有法律效力');
});

test('facts come from configuration, and what is not set says so', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('澄播云（示例）科技有限公司');
  expect(html).toContain('待配置');
});

test('it has the empty layout and is not indexed', async () => {
  const { head } = await renderPage(address);

  expect(handle.layout).toBe('empty');
  expect(head).toMatchObject({ noindex: true, title: '营业执照公示-澄播云' });
});
