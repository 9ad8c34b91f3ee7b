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

function leadsAway({ protocol, pathname, search, hash }: HTMLAnchorElement): boolean {
  const here = pathname === location.pathname && search === location.search;
  return /^https?:$/.test(protocol) && !(here && hash !== '');
}

/** Following a link without network would trade the page for the browser's own complaint: the page stays (faults.md F24). */
function holdLink(event: MouseEvent): void {
  if (!('offline' in dataset) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link && leadsAway(link)) event.preventDefault();
}

/** Forms likewise; one for data that the application has taken over keeps its input and sends it later by itself. */
function holdForm(event: SubmitEvent): void {
  if (!('offline' in dataset) || !(event.target instanceof HTMLFormElement)) return;
  if (event.target.method !== 'get' && 'hydrated' in dataset) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Marks the page while the browser has no network; the notices are in the HTML and shown by CSS (spec §4). */
export function watchOnline(): void {
  addEventListener('online', found);
  addEventListener('offline', lost);
  document.addEventListener('click', holdLink, true);
  document.addEventListener('submit', holdForm, true);
  if (!navigator.onLine) lost();
}
