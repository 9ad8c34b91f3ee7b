import { renderPage } from '@site/shared/testing/render-page';
import { handle } from './home-business-license.page';

const address = '/home/business_license.jpg';

test('R2.75 the address that looks like a picture answers a page with one heading', async () => {
  const { status, html } = await renderPage(address);

  expect(status).toBe(200);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, '')).toMatch(/<h1[^>]*>营业执照公示<\/h1>/);
});

test('the licence has words for those who do not see it, and says that it is a sample', async () => {
  const { html } = await renderPage(address);

  expect(html).toMatch(/role="img" aria-label="营业执照影像[^"]+样章"/);
  expect(html).toContain('不具有法律效力');
});

test('facts come from configuration, and what is not set is left out', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('澄播云（演示）科技有限公司');
  expect(html).toContain('<dt>经营主体</dt>');
  expect(html).not.toMatch(/待配置|<dt>ICP 备案号<\/dt>/);
});

test('it has the empty layout and is not indexed', async () => {
  const { head } = await renderPage(address);

  expect(handle.layout).toBe('empty');
  expect(head).toMatchObject({ noindex: true, title: '营业执照公示-澄播云' });
});
