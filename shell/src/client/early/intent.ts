import { closestOf } from '@site/shared/page/closest-of';
import { longestTypedPhone } from '@site/shared/contract/plain-phone';
import { hoverIntent } from './hover-intent';
import { startScripts } from './load-scripts';
import { loadIslandOf } from './islands';

const needsScript = '[data-needs-script]';
const hasIsland = '[data-island]:not(form), form[data-island] [type=submit]';
const interactive = `${needsScript}, ${hasIsland}, form input:not([type=hidden]), form textarea, form select, [role=combobox]`;

/** What does without the application. */
const alone = '[data-console], [data-island="display"]';

let held: HTMLElement | undefined;
let heldEvent: Event | undefined;
let running = false;

/** Replays the held click; never a click on a link, summary, input or submit button. */
function replayClick(): void {
  running = true;
  const { dataset } = document.documentElement;
  dataset.scripts = 'ready';
  dataset.hydrated = '';
  held?.click();
  held = undefined;
}

/** What works before the application comes before it. */
function start(control: Element | null): void {
  void loadIslandOf(control);
  if (control?.closest(alone)) return;
  startScripts(replayClick);
}

function holdClick(event: MouseEvent): void {
  if (running || document.documentElement.dataset.scripts === 'failed') return;
  const control = closestOf(event, needsScript);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
  heldEvent = event;
  start(control);
}

/** Whether this click is held and will be replayed. */
export function isHeld(event: Event): boolean {
  return event === heldEvent;
}

function watchHover(): void {
  let timer = 0;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const control = closestOf(event, interactive);
    if (control) timer = window.setTimeout(() => start(control), hoverIntent);
  });
  document.addEventListener('pointerout', () => clearTimeout(timer));
}

/** A number as people have it is longer than its digits: it may be pasted or filled in before the file that tidies it is there. */
function widenPhone({ target }: Pick<Event, 'target'>): void {
  const phone = (target as HTMLInputElement | null)?.form?.phone as HTMLInputElement | undefined;
  if (phone) phone.maxLength = longestTypedPhone;
}

/** Loads scripts on the first sign of intent: a press, key, focus or hover on a control. Never for scrolling, never for a link (docs/architecture.md#intent). */
export function watchIntent(): void {
  for (const name of ['pointerdown', 'keydown', 'focusin'] as const) {
    document.addEventListener(name, (event) => {
      const control = closestOf(event, interactive);
      if (control) start(control);
    });
  }
  document.addEventListener('focusin', widenPhone);
  // On a slow line a field has the focus before this runs.
  widenPhone({ target: document.activeElement });
  document.addEventListener('click', holdClick, true);
  watchHover();
  // What a dev server has is shown by script alone.
  if ('override' in document.documentElement.dataset) start(null);
}
