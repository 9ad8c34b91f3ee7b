import { closestOf } from '@site/shared/page/closest-of';
import { closeMenus } from '../../chrome/header/menu-dismissal';

/** Menus, sheets and dialogs that lie over the page, and fields whose suggestions do. */
const overlays = 'details[data-menu][open], dialog[open], [role=combobox][aria-expanded=true]';
/**
 * What lay over the page when the last press began, until a click elsewhere than on a link ends it. A link that was followed and a search
 * that was sent keep the entry for their page: a step back would end the way there. True where nothing did and the entry stays, as after a
 * scroll that closed a menu.
 */
let held: Element | boolean = false;

/** The address of the page that an overlay has an entry of the history above; empty where there is none. */
let under = '';
/** The way back to the page has begun, and has not ended: several events tell of one overlay that closes. */
let leaving = false;

function isMarked(): boolean {
  return Boolean((history.state as { overlay?: true } | null)?.overlay);
}

/** Goes back to the entry of the page itself, of which nobody else hears. */
function leaveMarked(): void {
  if (leaving) return;
  leaving = true;
  under = location.href;
  history.back();
}

/** One entry, however many lie over one another; it goes with the last of them. */
function follow(): void {
  const isOpen = document.querySelector(overlays);
  if (isOpen && !under) {
    under = location.href;
    history.pushState({ ...history.state, overlay: true }, '');
  }
  if (!isOpen) setTimeout(leave);
}

function leave(): void {
  if (document.querySelector(overlays)) return;
  if (!isMarked()) under = '';
  else if (!held) leaveMarked();
}

/**
 * What a press closed goes with its click, never later: the way back restores where the page was scrolled to. What leads on, by a key as by
 * a press, keeps the entry.
 */
function onPress(event: Event): void {
  const { type, target } = event;
  const leads = type === 'submit' ? (target as HTMLFormElement).method === 'get' : closestOf(event, 'a');
  if (type === 'pointerdown') held = false;
  if (type === 'pointerdown' || leads) held ||= document.querySelector(overlays) ?? isMarked();
  else if (type === 'click' && held !== true) {
    held = false;
    follow();
  }
}

function closeAll(): void {
  for (const overlay of document.querySelectorAll<HTMLDialogElement>(overlays)) overlay.close?.();
  closeMenus();
  // Without it the field has no suggestions.
  document.activeElement?.closest<HTMLElement>('[role=combobox]')?.blur();
}

function onBack(event: PopStateEvent): void {
  // The way forward, and the first step back from a page that was loaded from an overlay, lead to no overlay.
  if (isMarked()) leaveMarked();
  else {
    const isOwn = under === location.href;
    const isLeft = leaving;
    leaving = false;
    under = '';
    if (!isOwn) return;
    // What was closed just now is nothing that anybody wants to leave.
    if (!isLeft) {
      if (document.querySelector(overlays)) closeAll();
      else history.back();
    }
  }
  // The router would load the page anew that is already there.
  event.stopImmediatePropagation();
}

/** A page that the router goes to from an overlay takes its entry, so that one step leads back. */
function replaceMarked(): void {
  const { pushState, replaceState } = history;
  history.pushState = (...entry) => {
    if (!isMarked()) return pushState.apply(history, entry);
    // Of no address any more: the way back from the next page is the router's.
    under = '-';
    replaceState.apply(history, entry);
  };
}

/**
 * Back closes what lies over the page, as on a phone everything else is closed, and keeps the page with what is typed in
 * it. For the life of the page, hydrated or not; before the router listens.
 */
export function watchOverlays(): void {
  replaceMarked();
  addEventListener('popstate', onBack);
  for (const name of ['pointerdown', 'click', 'submit']) document.addEventListener(name, onPress, true);
  // A dialog that opens takes the focus; few browsers say more of it. Suggestions tell of themselves as menus do.
  for (const name of ['toggle', 'focusin', 'close']) document.addEventListener(name, follow, true);
  // Loaded again, the page has no overlay; one may have been opened before this file came.
  if (isMarked()) leaveMarked();
  else follow();
}
