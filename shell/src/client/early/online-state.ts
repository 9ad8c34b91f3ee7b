import { askSite } from '@site/shared/http/ask-site';
import { toastTime } from '@site/shared/store/site-facts';
import { isOffline } from './is-offline';

const { dataset } = document.documentElement;
/** Until the site is asked again, in milliseconds: first 5 s, then twice as long each time. */
const longestPause = 60_000;
let pause = 2500;
let question = 0;
let farewell = 0;

function lost(): void {
  clearTimeout(farewell);
  delete dataset.onlineAgain;
  dataset.offline = '';
  clearTimeout(question);
  pause = Math.min(pause * 2, longestPause);
  question = window.setTimeout(ask, pause);
}

/** Shows for the time of a toast that the network is back; nothing if it was never offline. */
function found(): void {
  if (!isOffline()) return;
  clearTimeout(question);
  delete dataset.offline;
  dataset.onlineAgain = '';
  farewell = window.setTimeout(() => delete dataset.onlineAgain, toastTime);
}

/** Asks the site itself, and tells everybody of its answer as a browser tells of a network. */
async function ask(): Promise<void> {
  await askSite().then(() => dispatchEvent(new Event('online')), lost);
}

function leavesPage({ protocol, pathname, search, hash }: HTMLAnchorElement): boolean {
  const here = pathname === location.pathname && search === location.search;
  return /^https?:$/.test(protocol) && !(here && hash !== '');
}

/** The link that is pressed, if it leaves the page; the button of a form that is sent, if nothing keeps what was typed. */
function leaving({ type, target, submitter }: SubmitEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  if (type === 'click') {
    const link = target.closest<HTMLAnchorElement>('a[href]');
    return link && leavesPage(link) ? link : null;
  }
  const isKept = target.matches('[data-island]') || (target.matches('[method=post]') && 'hydrated' in dataset);
  return isKept ? null : (submitter ?? target.querySelector('button'));
}

/**
 * Without network the browser's error page would take the place of this one: the page stays, and what was pressed is pressed
 * again if the site answers after all (docs/faults.md F24).
 */
function hold(event: Event): void {
  const pressed = isOffline() && leaving(event as SubmitEvent);
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  void ask().then(() => isOffline() || pressed.click());
}

/** Marks the page while the site cannot be reached; the notices are in the HTML and shown by CSS (R4.22). */
export function watchOnline(): void {
  addEventListener('online', found);
  addEventListener('offline', lost);
  addEventListener('focus', () => isOffline() && ask());
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  if (!navigator.onLine) void ask();
}
