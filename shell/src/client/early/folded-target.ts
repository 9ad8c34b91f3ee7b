function open(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

/** Opens the folded part that the address leads to, at once and when a link to one is followed; its id is ASCII. */
export function openFoldedTarget(): void {
  addEventListener('hashchange', open);
  open();
}
