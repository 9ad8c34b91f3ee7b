import { closestOf } from '@site/shared/page/closest-of';
import { noteEnd, noteForm } from './view';

/** After so long without an answer, in milliseconds, there is none. */
const [tapWait, formWait] = [1000, 4000];

const tappable = 'button:not([type=submit]), summary, [role=button], a[href^="/"]';

let changes = 0;

/** Requests that ended with an answer; files of the page are none. */
function requestsSince(time: number): boolean {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ initiatorType, startTime }) => /fetch|http/.test(initiatorType) && startTime >= time,
  );
}

function whenStillHere(wait: number, judge: (address: string, began: number) => boolean, what: 'form' | 'tap'): void {
  const [address, began] = [location.href, performance.now()];
  setTimeout(() => {
    if (document.visibilityState === 'visible') noteEnd(what, location.href === address && judge(address, began));
  }, wait);
}

/** A form is answered by a request, another page, or the word that something is missing in it. */
function watchForm(form: HTMLFormElement): void {
  noteForm(true);
  whenStillHere(
    formWait,
    (_, began) => !requestsSince(began) && form.isConnected && !form.querySelector(':invalid, [aria-invalid=true]'),
    'form',
  );
}

/** A tap is answered by whatever changes in the page. */
function watchTap(): void {
  const before = changes;
  whenStillHere(tapWait, (_, began) => changes === before && !requestsSince(began), 'tap');
}

/** Watches what comes of forms that are sent and of taps. */
export function watchPresses(): void {
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  document.addEventListener('input', (event) => closestOf(event, 'form[method=post]') && noteForm(false), true);
  document.addEventListener(
    'click',
    (event) => {
      const { form } = closestOf<HTMLButtonElement>(event, 'form[method=post] [type=submit]') ?? {};
      if (form) watchForm(form);
      else if (closestOf(event, tappable)) watchTap();
    },
    true,
  );
}
