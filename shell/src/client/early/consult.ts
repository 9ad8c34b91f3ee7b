import { isConsultationTime } from '@site/shared/store/consultation';
import { readSiteData } from './site-data';

declare global {
  interface Window {
    /** What the provider's script leaves behind for the second press; a script without it opens its window by itself. */
    siteConsult?: { open: () => void };
  }
}

const { dataset } = document.documentElement;
/** Told on to a page that is loaded anew; the sentence about the hours has this id. */
const offHours = '#off-hours';

let service: Promise<unknown> | undefined;

/** The provider's script, on the first press only; a failure is forgotten, so that the next press tries again. */
function loadService(address: string): Promise<unknown> {
  service ??= new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = done;
    script.onerror = fail;
    document.head.append(script);
  }).catch((error: unknown) => {
    service = undefined;
    throw error;
  });
  return service;
}

function openService(event: Event, link: HTMLAnchorElement, address: string): void {
  event.preventDefault();
  loadService(address).then(
    () => window.siteConsult?.open(),
    () => location.assign(link.href),
  );
}

/** The link goes its way to the requirement form; the sentence there is shown, also on a page that is loaded for it. */
function leaveMessage(event: Event, link: HTMLAnchorElement): void {
  dataset.offHours = '';
  if ('hydrated' in dataset || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  location.assign(link.href.replace(/#.*|$/, offHours));
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-consult]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { script, days } = readSiteData().state.site.consult;
  delete dataset.offHours;
  if (!isConsultationTime(new Date(), days)) leaveMessage(event, link);
  else if (script) openService(event, link, script);
}

/**
 * Entries to the online consultation are links to the requirement form, marked by `data-consult`. A press within the
 * hours opens the provider's window instead; the clock is read at the press, never in a render (spec §9, faults.md F39).
 */
export function watchConsult(): void {
  if (location.hash === offHours) dataset.offHours = '';
  document.addEventListener('click', onClick, true);
}
