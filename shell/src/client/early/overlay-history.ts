import { closeMenus } from '../../header/menu-dismissal';

/** Menus, sheets and dialogs that lie over the page. */
const overlays = 'details[data-menu][open], dialog[open]';

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
  const isOpen = document.querySelector(overlays) !== null;
  if (isOpen && !under) {
    under = location.href;
    history.pushState({ ...history.state, overlay: true }, '');
  }
  if (isOpen || !under) return;
  if (isMarked()) leaveMarked();
  else under = '';
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
    if (!isLeft) {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
      closeMenus();
    }
  }
  // The router would load the page anew that is already there.
  event.stopImmediatePropagation();
}

/** A page that the router goes to from an overlay takes its entry, so that one step leads back. */
function replaceMarked(): void {
  const { pushState, replaceState } = history;
  history.pushState = (...entry) => (isMarked() ? replaceState : pushState).apply(history, entry);
}

/**
 * Back closes what lies over the page, as on a phone everything else is closed, and keeps the page with what is typed in
 * it. For the life of the page, hydrated or not; before the router listens.
 */
export function watchOverlays(): void {
  replaceMarked();
  addEventListener('popstate', onBack);
  // A dialog that opens takes the focus; few browsers say more of it.
  for (const name of ['toggle', 'focusin', 'close']) document.addEventListener(name, follow, true);
  // Loaded again, the page has no overlay; one may have been opened before this file came.
  if (isMarked()) leaveMarked();
  else follow();
}
