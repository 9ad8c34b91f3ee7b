import { toastTime } from '@site/shared/store/site-facts';

const { dataset } = document.documentElement;
let farewell = 0;

function lost(): void {
  clearTimeout(farewell);
  delete dataset.onlineAgain;
  dataset.offline = '';
}

/** Says for as long as a toast that the network is back; nothing where it never was away. */
function found(): void {
  if (!('offline' in dataset)) return;
  delete dataset.offline;
  dataset.onlineAgain = '';
  farewell = window.setTimeout(() => delete dataset.onlineAgain, toastTime);
}

/** Marks the page while the browser has no network; the notices are in the HTML and shown by CSS (spec §4). */
export function watchOnline(): void {
  addEventListener('online', found);
  addEventListener('offline', lost);
  if (!navigator.onLine) lost();
}
