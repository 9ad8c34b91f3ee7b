import { startScripts } from './load-scripts';

/** Rests of the pointer shorter than this are no intent, in milliseconds (design.md §4). */
export const hoverIntent = 65;

const needsScript = '[data-needs-script]';
const wanting = `${needsScript}, form input:not([type=hidden]), form textarea, form select, [role=combobox]`;

let held: HTMLElement | undefined;
let heldEvent: Event | undefined;
let running = false;

function wants(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(wanting) : null;
}

/** The one click that was held back is given again; never a click on a link, summary, input or submit button. */
function giveBack(): void {
  running = true;
  const { dataset } = document.documentElement;
  dataset.scripts = 'ready';
  dataset.hydrated = '';
  held?.click();
  held = undefined;
}

function start(): void {
  startScripts(giveBack);
}

function holdClick(event: MouseEvent): void {
  if (running || document.documentElement.dataset.scripts === 'failed') return;
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null;
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
  heldEvent = event;
  start();
}

/** Whether this click was held back and will be given again. */
export function isHeld(event: Event): boolean {
  return event === heldEvent;
}

function watchHover(): void {
  let timer = 0;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (wants(event)) timer = window.setTimeout(start, hoverIntent);
  });
  document.addEventListener('pointerout', () => clearTimeout(timer));
}

/** Scripts come when somebody wants something that needs them; never for scrolling, never for a link (design.md §4). */
export function watchIntent(): void {
  for (const name of ['pointerdown', 'keydown', 'focusin'] as const) {
    document.addEventListener(name, (event) => {
      if (wants(event)) start();
    });
  }
  document.addEventListener('click', holdClick, true);
  watchHover();
}
