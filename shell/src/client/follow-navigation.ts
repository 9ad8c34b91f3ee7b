import type { PageHandle } from '@site/shared/page/page-handle';
import { siteStore } from '@site/shared/store';
import { announcePage } from '@site/shared/tracking/announce';
import type { createBrowserRouter } from 'react-router';
import { pageImage } from '../document/page-image';
import { headerLook, navColor } from '../header/header-look';
import { shutMenus } from '../header/menu-dismissal';
import { hasWholeData } from './missing-data';
import { pageKey } from './page-key';
import { isGreyscalePage } from '../layouts/greyscale-page';

type Router = ReturnType<typeof createBrowserRouter>;

function setMeta(name: string, content: string, kind: 'name' | 'property' | 'itemprop' = 'name'): void {
  document.querySelector(`meta[${kind}="${name}"]`)?.setAttribute('content', content);
}

/** The page before left more pictures than this one knows, and sizes that are not its own. */
function dropEarlierPictures(): void {
  const tags = [...document.querySelectorAll('meta[property^="og:image"]')];
  const kept = ['og:image', 'og:image:alt'].map((name) => tags.find((one) => one.getAttribute('property') === name));
  for (const one of tags) if (!kept.includes(one)) one.remove();
}

function updateHead(state: Router['state']): void {
  const { matches, loaderData, errors, location } = state;
  const match = matches.slice(-1)[0];
  const handle = match?.route.handle as PageHandle<unknown> | undefined;
  const { site } = siteStore().getState();
  // Of the served page, at another hash, not all is there that its head was made of.
  if (errors || !match || !handle?.head || !hasWholeData(state)) return;
  const head = handle.head(loaderData[match.route.id], {
    site,
    params: match.params,
    query: new URLSearchParams(location.search),
  });
  document.title = head.title;
  setMeta('description', head.description);
  const { src, alt } = pageImage({ head, site });
  dropEarlierPictures();
  setMeta('og:image', src, 'property');
  setMeta('og:image:alt', alt, 'property');
  setMeta('image', src, 'itemprop');
  // Only the server knows the card of a page; it is asked once somebody shares the page (share/served-picture.ts).
  document.documentElement.toggleAttribute('data-card-unread', !head.image);
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', `${site.origin}${head.canonical ?? location.pathname}`);
}

/**
 * A link that was pressed leaves with its page. Removed with the focus on it, it has browsers style all of the new page in the middle
 * of its making, and then again. Whoever goes by keyboard sees the focus and keeps it where the link stays.
 */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main') && !focused.matches(':focus-visible')) focused.blur();
}

/** Updates the store and the head after each client-side navigation. */
export function followNavigation(router: Router): void {
  let last = router.state.location;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.key === last.key) return;
    const samePage = pageKey(state.location) === pageKey(last);
    if (!samePage) leaveFocus();
    last = state.location;
    const routeName = state.matches.slice(-1)[0]?.route.id ?? '';
    const fullUrl = location.href;
    document.documentElement.toggleAttribute(
      'data-grey',
      isGreyscalePage(siteStore().getState(), state.matches.slice(-1)[0]?.route),
    );
    const handle = state.matches.slice(-1)[0]?.route.handle as Partial<PageHandle> | undefined;
    siteStore().setState({
      ...{ fullUrl, routeName, pcHostUrl: fullUrl, pcHostName: routeName },
      navColor: navColor(headerLook(routeName, handle?.header)),
    });
    updateHead(state);
    if (samePage) return;
    shutMenus();
    announcePage({ routeName, path: last.pathname, failed: state.errors !== null });
  });
}
