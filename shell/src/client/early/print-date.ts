/** Says on paper when the page was printed; a render knows no clock. */
export function watchPrint(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-print-date]');
    if (place) place.textContent = `打印于 ${new Date().toLocaleDateString('zh-CN')}`;
  });
}
