import { closestOf } from '@site/shared/page/closest-of';
import { isConsultationTime } from '@site/shared/contract/duty-hours';
import { siteFacts } from './site-data';

declare global {
  interface Window {
    /** Set by the provider's script for the second click; a script without it opens its window by itself. */
    siteConsult?: { open: () => void };
  }
}

const { dataset } = document.documentElement;
/** The hash of the form's page that shows the sentence about the hours, which has this id. */
const offHours = '#_off-hours';

let service: Promise<unknown> | undefined;

/** Loads the provider's script on the first click; a failure is not kept, so that the next click asks again. */
function openService(event: Event, link: HTMLAnchorElement, src: string): void {
  event.preventDefault();
  service ??= new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }));
  });
  service.then(
    () => window.siteConsult?.open(),
    () => {
      service = undefined;
      location.assign(link.href);
    },
  );
}

/** Follows the link to the requirement form and shows the sentence there, also after a page load. */
function leaveMessage(event: Event, link: HTMLAnchorElement): void {
  dataset.offHours = '';
  if ('hydrated' in dataset || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  location.assign(link.href.replace(/#.*|$/, offHours));
}

function onClick(event: MouseEvent): void {
  const link = closestOf<HTMLAnchorElement>(event, 'a[data-consult]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { script, days } = siteFacts().consult;
  delete dataset.offHours;
  if (!isConsultationTime(new Date(), days)) leaveMessage(event, link);
  else if (script) openService(event, link, script);
}

/**
 * Links to the online consultation lead to the requirement form and are marked by `data-consult`. A click within the
 * hours opens the provider's window instead; the clock is read on click, never in a render (docs/faults.md F39).
 */
export function watchConsult(): void {
  if (location.hash === offHours) dataset.offHours = '';
  document.addEventListener('click', onClick, true);
}
