import { closestOf } from '@site/shared/page/closest-of';
import { prefersReducedMotion } from './reduced-motion';

/** Duration of the slide-out menu's closing animation, in milliseconds (R9.17). */
export const menuClosing = 500;

const menus = 'details[data-menu][open]';

/** The menu with its panel, which may stand beside it. */
export function rootOf(menu: Element): Element {
  return menu.closest('[data-menu-root]') ?? menu;
}

function shut(menu: HTMLDetailsElement): void {
  const dialog = menu.querySelector('dialog');
  if (dialog?.open) dialog.close();
  menu.open = false;
}

/** Closes a menu; one with `data-closing-time` keeps open for those milliseconds while its panel leaves. */
export function closeMenu(menu: HTMLDetailsElement): void {
  const time = prefersReducedMotion() ? 0 : Number(menu.dataset.closingTime ?? 0);
  if (time === 0) return shut(menu);
  if ('closing' in menu.dataset) return;
  menu.dataset.closing = '';
  setTimeout(() => {
    // The focus that a dialog gives back is a focus elsewhere: it may not begin another closing.
    shut(menu);
    delete menu.dataset.closing;
  }, time);
}

function closeOutside(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
    if (target instanceof Node && !rootOf(menu).contains(target)) closeMenu(menu);
  }
}

/**
 * A panel opened by hover stays closed until the pointer has moved outside it. Firefox says that it has left as soon as the
 * panel is hidden below it, and would open the panel again.
 */
function putAway(root: HTMLElement): void {
  root.dataset.dismissed = '';
  const onMove = ({ target }: Event) => {
    if (target instanceof Node && root.contains(target)) return;
    delete root.dataset.dismissed;
    document.removeEventListener('pointermove', onMove);
  };
  document.addEventListener('pointermove', onMove);
}

function loseFocus(root: Element): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur();
}

/** A new page starts with closed menus: what is open is shut at once, and a panel below the pointer is put away. */
export function shutMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
    loseFocus(rootOf(menu));
    shut(menu);
  }
  for (const root of document.querySelectorAll<HTMLElement>('[data-menu-root]:hover')) {
    loseFocus(root);
    putAway(root);
  }
}

/** Escape and the way back close open menus and restore the focus; also panels opened by hover. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
    if (rootOf(menu).contains(document.activeElement)) menu.querySelector('summary')?.focus();
    closeMenu(menu);
  }
  for (const root of document.querySelectorAll<HTMLElement>('[data-menu-root]:hover')) {
    putAway(root);
  }
}

function isFilledIn(field: Element | null): boolean {
  return field instanceof HTMLInputElement && field.value !== '';
}

/**
 * A panel that opens by hover closes those that are open or have the focus. Beside one whose form is being filled in it
 * stays away until it is pressed: it would lie over the form.
 */
function onHover(event: Event): void {
  const root = closestOf(event, '[data-menu-root]');
  if (!root) return;
  const { activeElement } = document;
  const other = activeElement?.closest('[data-menu-root]');
  if (other && !root.contains(other) && !other.contains(root)) {
    if (isFilledIn(activeElement)) return putAway(root);
    loseFocus(other);
  }
  closeOutside(event.target);
}

function onPress(event: Event): void {
  delete closestOf(event, '[data-menu-root]')?.dataset.dismissed;
  closeOutside(event.target);
}

function onSummaryClick(event: MouseEvent): void {
  const menu = closestOf(event, 'details[data-closing-time][open] > summary')?.parentElement;
  if (!menu) return;
  event.preventDefault();
  closeMenu(menu as HTMLDetailsElement);
}

/**
 * What the browser's own `<details>` lacks for menus: Escape (unless a list within has used it up), a press or focus elsewhere, and the animated closing.
 * Plain DOM, so that the entry script can run it for the whole life of a page, hydrated or not.
 */
export function watchMenus(): void {
  document.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && closeMenus());
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && onHover(event));
  document.addEventListener('focusin', (event) => closeOutside(event.target));
  document.addEventListener('click', onSummaryClick);
}
