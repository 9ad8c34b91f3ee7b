import { closeMenu, rootOf } from './menu-dismissal';

function closedMenuOf(target: EventTarget | null): HTMLDetailsElement | null | undefined {
  const summary = target instanceof Element && target.closest('details[data-menu]:not([open]) > summary');
  return summary ? summary.closest('details') : undefined;
}

/** The sheet whose dialog this is. */
function sheetOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof HTMLElement && target.localName === 'dialog' ? target.closest('details') : null;
}

/** Links that opened a sheet elsewhere on the page, to which the focus comes back. */
const openers = new WeakMap<HTMLDetailsElement, HTMLElement>();

/** The closed sheet in the part of the page that a link leads to. */
function sheetBehind({ hash }: HTMLAnchorElement): HTMLDetailsElement | null {
  const part = document.getElementById(hash.slice(1));
  return part?.querySelector<HTMLDetailsElement>('details[data-menu]:not([open])') ?? null;
}

/** Where a page has no sheet, the button that stands for it: its island makes one (shared/src/forms/island/watch-support.ts). */
function doorBehind({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.querySelector(`${hash} form[data-island=support] button`);
}

/** Opens a menu that has a place for the focus, within the press: phones show their keyboard for no later focus. */
function opens(menu: HTMLDetailsElement): boolean {
  const dialog = menu.querySelector('dialog');
  const place = rootOf(menu).querySelector<HTMLElement>('[data-dialog-close], [data-menu-focus] + * [role=combobox]');
  // Safari before 15.4 knows no dialogs: the details opens as without script.
  if (!place || (dialog && !dialog.showModal)) return false;
  menu.open = true;
  dialog?.showModal();
  // A dialog finds no place by itself in what was closed a moment ago.
  place.focus();
  return true;
}

/** Presses the door behind a link, once this press has closed what it falls beside; false where there is none. */
function pressDoor(link: HTMLAnchorElement): boolean {
  const door = doorBehind(link);
  if (door) setTimeout(() => door.click());
  return door !== null;
}

/** The sheet that a press on its cross or beside it closes. */
function leftSheet(target: EventTarget | null): HTMLDetailsElement | null | undefined {
  return (
    sheetOf(target) ?? (target instanceof Element ? target.closest('[data-dialog-close]')?.closest('details') : null)
  );
}

function follow(event: MouseEvent, link: HTMLAnchorElement): void {
  const menu = sheetBehind(link);
  if (!pressDoor(link) && !(menu && opens(menu))) return;
  event.preventDefault();
  if (menu) openers.set(menu, link);
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const sheet = leftSheet(target);
  if (sheet) return closeMenu(sheet);
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens-sheet]') : null;
  if (link) return follow(event, link);
  const menu = closedMenuOf(target);
  if (menu && opens(menu)) event.preventDefault();
}

/** Asked by Escape or a phone's own way back; the sheet leaves by its animation. */
function onCancel(event: Event): void {
  const sheet = sheetOf(event.target);
  if (!sheet) return;
  event.preventDefault();
  closeMenu(sheet);
}

function onClose({ target }: Event): void {
  const sheet = sheetOf(target);
  if (!sheet) return;
  sheet.open = false;
  (openers.get(sheet) ?? sheet.querySelector('summary'))?.focus();
  openers.delete(sheet);
}

/**
 * What the browser's own `<details>` lacks when it opens: a `<dialog>` inside becomes modal, and the focus goes into the
 * field of a search. Plain DOM for the whole life of a page, as in menu-dismissal.ts.
 */
export function watchOpening(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('cancel', onCancel, true);
  document.addEventListener('close', onClose, true);
}
