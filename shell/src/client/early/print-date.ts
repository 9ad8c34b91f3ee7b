/**
 * Says on paper when the page was printed; a render knows no clock. A quote that was served without a day, because its page is stored
 * (`data-issued` is empty), is of the day on which it is printed.
 */
export function watchPrint(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-print-date]');
    const word = document.querySelector('[data-issued=""]') ? '报价日期' : '打印于';
    const day = new Date().toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai' });
    if (place) place.textContent = `${word} ${day}`;
  });
}
