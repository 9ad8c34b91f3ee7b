/** Marks the page while the browser has no network; the banner is in the HTML and shown by CSS (spec §4). */
export function watchOnline(): void {
  const { dataset } = document.documentElement;
  const update = () => {
    if (navigator.onLine) delete dataset.offline;
    else dataset.offline = '';
  };
  addEventListener('online', update);
  addEventListener('offline', update);
  update();
}
