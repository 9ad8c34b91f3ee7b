import { renderPage } from '@site/shared/testing/render-page';
import { address, answers, at, text } from '../../testing/service-page';

test('R10.96 on paper stand the whole address of the quote, and what a crew costs besides', async () => {
  const { html } = await renderPage(at({ launches: '20' }), answers);
  const crewed = await renderPage(at({ crew: 'crew-single' }), answers);

  expect(text(html)).toMatch(/https?:\S*\/home\/service\?launches=20/);
  expect(text(html)).toContain('按当日价格，以合同为准');
  expect(html).not.toContain('不含差旅与专线');
  expect(crewed.html).toContain('含进场、彩排、撤场，不含差旅与专线');
});

test('R12.166 on paper stand the phone and, where a page is of one visit, the day on which it was counted', async () => {
  const today = () => new Date().toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai' });
  const before = today();
  const { html } = await renderPage(at({ launches: '20' }), answers);
  const stored = [await renderPage(address, answers), await renderPage(at({ rate: '2' }), answers)];

  const [line = ''] = /报价日期 .*，电话 400-000-0000，http/.exec(text(html)) ?? [];
  expect([before, today()].map((day) => `报价日期 ${day}，电话 400-000-0000，http`)).toContain(line);
  expect(html).not.toContain('data-issued=""');
  for (const page of stored) {
    expect(text(page.html)).toContain('电话 400-000-0000，http');
    expect(text(page.html)).toContain('含税估算，以合同为准');
    expect(page.html).not.toMatch(/报价日期|当日价格/);
    // The print script of the frame says the day of these.
    expect(page.html).toContain('data-issued=""');
  }
});
