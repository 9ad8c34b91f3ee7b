import { toastTime } from '@site/shared/store/site-facts';

const { dataset } = document.documentElement;
let farewell = 0;

function lost(): void {
  clearTimeout(farewell);
  delete dataset.onlineAgain;
  dataset.offline = '';
}

/** Shows for the time of a toast that the network is back; nothing if it was never offline. */
function found(): void {
  if (!('offline' in dataset)) return;
  delete dataset.offline;
  dataset.onlineAgain = '';
  farewell = window.setTimeout(() => delete dataset.onlineAgain, toastTime);
}

function leavesPage({ protocol, pathname, search, hash }: HTMLAnchorElement): boolean {
  const here = pathname === location.pathname && search === location.search;
  return /^https?:$/.test(protocol) && !(here && hash !== '');
}

/** Following a link while offline would replace the page by the browser's error page: the page stays (docs/faults.md F24). */
function holdLink(event: MouseEvent): void {
  if (!('offline' in dataset) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link && leavesPage(link)) event.preventDefault();
}

/** The same for forms; a hydrated form keeps its input and retries by itself. */
function holdForm(event: SubmitEvent): void {
  if (!('offline' in dataset) || !(event.target instanceof HTMLFormElement)) return;
  if (event.target.method !== 'get' && 'hydrated' in dataset) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Marks the page while the browser has no network; the notices are in the HTML and shown by CSS (R4.22). */
export function watchOnline(): void {
  addEventListener('online', found);
  addEventListener('offline', lost);
  document.addEventListener('click', holdLink, true);
  document.addEventListener('submit', holdForm, true);
  if (!navigator.onLine) lost();
}
