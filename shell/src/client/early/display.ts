/** Where the browser keeps what the visitor chose. */
export const displayKey = 'site-display';
/** Size of type (`120`, `140`), contrast, no motion, nothing that floats; each a `data-*` on `<html>` (content.md §3.9). */
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

function tellChoices(): void {
  for (const choice of choices()) choice.setAttribute('aria-pressed', String(readChoice(choice).chosen));
}

function choose(choice: HTMLElement): void {
  const { name, value } = readChoice(choice);
  if (value) dataset[name] = value;
  else delete dataset[name];
  keep();
  tellChoices();
}

function open(button: HTMLElement): void {
  opener = button;
  dataset.displayOpen = '';
  tellChoices();
  panel()?.focus();
}

function close(giveBack: boolean): void {
  if (!('displayOpen' in dataset)) return;
  delete dataset.displayOpen;
  if (giveBack) opener?.focus();
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
    return JSON.parse(localStorage.getItem(displayKey) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * What was chosen on an earlier page holds as soon as this script runs, which is before the page is painted where it
 * comes from the browser's own cache. `data-display` tells the style sheets that the switch can work.
 */
export function applyDisplay(): void {
  dataset.display = '';
  const chosen = stored();
  for (const name of displayNames) {
    const value = chosen[name];
    if (typeof value === 'string') dataset[name] = value;
  }
}

/** Large print and its companions: plain DOM, so that they work before a page hydrates and cost nothing after it. */
export function watchDisplay(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && close(true));
}
