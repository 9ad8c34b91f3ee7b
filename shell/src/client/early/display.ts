/** The key in local storage. */
export const displayKey = 'site-display';
/** Font size (`120`, `140`), contrast, no motion, no floating tools; each a `data-*` on `<html>`. */
export const displayNames = ['print', 'contrast', 'still', 'bare'] as const;

const { dataset } = document.documentElement;
let opener: HTMLElement | undefined;

const panel = () => document.querySelector<HTMLElement>('[data-display-panel]');
const choices = () => document.querySelectorAll<HTMLElement>('[data-display-set]');

function keep(): void {
  const chosen = Object.fromEntries(
    displayNames.filter((name) => name in dataset).map((name) => [name, dataset[name]]),
  );
  try {
    localStorage.setItem(displayKey, JSON.stringify(chosen));
  } catch {
    // Without storage the choice holds for this page.
  }
}

/** `print:120` is one of several, `contrast` is on or off. */
function readChoice(choice: HTMLElement): { name: string; value: string; chosen: boolean } {
  const [name = '', value] = (choice.dataset.displaySet ?? '').split(':');
  const chosen = value === undefined ? name in dataset : (dataset[name] ?? '') === value;
  return { name, value: value ?? (chosen ? '' : 'on'), chosen };
}

function updatePressed(): void {
  for (const choice of choices()) choice.setAttribute('aria-pressed', String(readChoice(choice).chosen));
}

function choose(choice: HTMLElement): void {
  const { name, value } = readChoice(choice);
  if (value) dataset[name] = value;
  else delete dataset[name];
  keep();
  updatePressed();
}

function open(button: HTMLElement): void {
  opener = button;
  dataset.displayOpen = '';
  updatePressed();
  panel()?.focus();
}

function close(restoreFocus: boolean): void {
  if (!('displayOpen' in dataset)) return;
  delete dataset.displayOpen;
  if (restoreFocus) opener?.focus();
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const choice = target.closest<HTMLElement>('[data-display-set]');
  const button = target.closest<HTMLElement>('[data-display-button]');
  if (choice) choose(choice);
  else if (button) open(button);
  else if (target.closest('[data-display-close]')) close(true);
  else if (!panel()?.contains(target)) close(false);
}

function stored(): Record<string, unknown> {
  try {
    // Whatever else writes there may have written `null`.
    return Object(JSON.parse(localStorage.getItem(displayKey) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Applies the stored choices as soon as this script runs, before the first paint if it comes from the browser's cache.
 * `data-display` tells the style sheets that the switch works.
 */
export function applyDisplay(): void {
  dataset.display = '';
  const chosen = stored();
  for (const name of displayNames) {
    const value = chosen[name];
    if (typeof value === 'string') dataset[name] = value;
  }
}

/** The display settings: plain DOM, so that they work before hydration. */
export function watchDisplay(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && close(true));
}
