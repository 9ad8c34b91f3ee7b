/**
 * Frees the names of the live section's style sheets, so that those of the dev server are loaded although their files are
 * called alike; the page keeps the live ones until the returned function removes them.
 */
export function freeLiveStyles(remote: string): () => void {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="/assets/remotes/${remote}/"]`),
  ];
  for (const link of links) delete link.dataset.href;
  // Among the styles in the head are some of the section.
  const inHead = document.head.querySelectorAll('style[data-first-paint]');
  return () => [...links, ...inHead].forEach((one) => one.remove());
}
