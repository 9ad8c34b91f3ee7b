const key = 'site-reservation';
const done = 'done';

/**
 * Marks on `<html>` whether the reservation bar is visible: `ready` until the visitor has booked, `done` for the rest
 * of the session. `closed` is the page on which it went: its place stays there, so that nothing
 * moves under somebody who reads the end of the page. Without script the bar is always visible.
 */
export function watchReservation(): void {
  let state = 'ready';
  try {
    if (sessionStorage.getItem(key) === done) state = done;
  } catch {
    // Without storage the bar comes back with the next page.
  }
  document.documentElement.dataset.reservation = state;
}

/** Hides the bar until the tab is closed. */
export function endReservation(): void {
  document.documentElement.dataset.reservation = 'closed';
  try {
    sessionStorage.setItem(key, done);
  } catch {
    // As above.
  }
}
