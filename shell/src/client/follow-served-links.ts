import { isPlainClick } from '@site/shared/page/plain-click';
import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** The internal link that a click in a server-only part follows. */
function servedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-served] a[href]') : null;
  if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.dataset.login !== undefined)
    return undefined;
  return link.origin === location.origin ? link : undefined;
}

/** Links in parts that are not hydrated have no component: their clicks are passed to the router here. */
export function followServedLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = servedLink(event);
    if (!link || link.pathname.startsWith('/-/')) return;
    // Links within this page are left to the browser.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    void router.navigate(`${link.pathname}${link.search}${link.hash}`);
  });
}
