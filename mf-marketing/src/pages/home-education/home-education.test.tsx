import { renderPage } from '@site/shared/testing/render-page';
import * as text from '../../content/home-education';
import { checkPage } from '../../testing/product-page-checks';

const address = '/home/education';

describe('R2.41 /home/education', () => {
  checkPage({
    address,
    head: text.educationHead,
    title: '把线下课搬到线上，只需要一天',
    anchors: [],
    questions: text.educationQuestions,
  });
});

test('R2.41 R3.16 its one form is the reservation, which names this page as the source of the lead', async () => {
  const { html } = await renderPage(address);

  expect(html.match(/<form/g)).toHaveLength(1);
  expect(html).toContain('action="/-/lead/bottom-bar"');
  expect(html).toMatch(/name="fromtype"[^>]*value="教育落地页底部预约"|value="教育落地页底部预约"[^>]*name="fromtype"/);
  expect(html).toContain(text.educationAsk.example);
});

test('R2.130 nothing floats over it, and it promises no exam and no absolute protection', async () => {
  const { html } = await renderPage(address);
  const page = (await import('./home-education.page')).handle;

  expect(page.layout).toBe('no-float');
  expect(html).not.toMatch(/保过|包过|提分|通过率/);
  expect(html).toContain('不承诺');
});
