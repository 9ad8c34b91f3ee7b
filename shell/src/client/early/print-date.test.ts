/** @jest-environment jsdom */
import { watchPrint } from './print-date';

const today = () => new Date().toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai' });

/** What the foot of the paper says of a page with `body`, and the days between which it was printed. */
function printed(body: string): { foot: string | null; days: string[] } {
  document.body.innerHTML = `${body}<span data-print-date=""></span>`;
  const before = today();
  dispatchEvent(new Event('beforeprint'));
  return {
    foot: document.querySelector('[data-print-date]')?.textContent ?? null,
    days: [before, today()],
  };
}

beforeAll(watchPrint);

test.each([
  ['a page says when it was printed', '<p>页面</p>', '打印于'],
  ['a quote that was served with its day says besides when it was printed', '<p data-issued="2026/3/1"></p>', '打印于'],
  ['a quote that was served without a day is of the day of the print', '<p data-issued=""></p>', '报价日期'],
])('R12.166 %s, in China', (_, body, word) => {
  const { foot, days } = printed(body);

  expect(days.map((day) => `${word} ${day}`)).toContain(foot);
});
