/** Opens the folded part that the address leads to, at once and when a link to one is followed. */
export function openFoldedTarget(): void {
  const open = () => document.querySelector('details:target')?.setAttribute('open', '');
  addEventListener('hashchange', open);
  open();
}
