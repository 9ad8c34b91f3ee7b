/** The page of the site that a link leads to; none for what the browser follows by itself. */
export function pageBehind(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.login !== undefined) return undefined;
  const here = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !link.pathname.startsWith('/-/') && !here ? link : undefined;
}
