import { listCallbackTimes } from '@site/shared/calls/callback-times';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';

test('R2.66 the page has one aim: the quick form, which works as a plain form; its name tells the rest of the call', async () => {
  const { status, html, head } = await renderPage('/home/signUp');
  expect(status).toBe(200);
  expect(html).toMatch(/<form[^>]* action="\/-\/lead\/quick"/);
  expect(html).toMatch(/<form[^>]* method="post"/);
  for (const name of ['name', 'phone', 'requirement', 'consent', 'url', 'ask'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('maxLength="11"');
  expect(head?.title).toContain('免费试用 7 天');
});

test('a half-hour may be wished for, any is the first choice, and without the service nothing is asked', async () => {
  const times = { list: ['2026-11-30 10:00', '2026-11-30 10:30', '2026-12-01 09:00'] };
  const { html } = await renderPage('/home/signUp', answerTo(listCallbackTimes, times));
  const [, select = ''] = /<select[^>]* name="wish"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];

  expect([...select.matchAll(/<optgroup label="([^"]+)"/g)].map(([, day]) => day)).toEqual([
    '周一 11 月 30 日',
    '周二 12 月 1 日',
  ]);
  expect(/<option[^>]*>/.exec(select)?.[0]).toContain('value=""');
  expect(select).toContain('<option value="2026-11-30 10:30">11 月 30 日 10:30–11:00</option>');
  expect((await renderPage('/home/signUp')).html).not.toContain('<select');
});
