/** Prints one part of a page: its style sheets leave out the rest while the root is marked with the part's anchor. */
export function printPart(anchor: string): void {
  const root = document.documentElement;
  root.dataset['prints'] = anchor;
  window.addEventListener('afterprint', () => delete root.dataset['prints'], { once: true });
  window.print();
}
