import { pageTitle } from '@site/shared/page/page-title';
import type { PageHandle } from '@site/shared/page/page-handle';
import { siteStore } from '@site/shared/store';
import { announcePage } from '@site/shared/tracking/announce';
import type { createBrowserRouter } from 'react-router';
import { pageImage } from '../render/document/page-image';
import { headerLook, navColor } from '../chrome/header/header-look';
import { shutMenus } from '../chrome/header/menu-dismissal';
import { hasWholeData } from './missing-data';
import { pageKey } from './page-key';
import { sectionOfId } from '../render/pages/route-tree';
import { pinned } from './pinned';
import { isGreyscalePage } from '../chrome/layouts/greyscale-page';

type Router = ReturnType<typeof createBrowserRouter>;
type Match = Router['state']['matches'][number];

const root = document.documentElement;

function setHead(tag: string, value: string, attribute = 'content'): void {
  document.querySelector(tag)?.setAttribute(attribute, value);
}

const image = '[property="og:image"]';
const imageAlt = '[property="og:image:alt"]';
/** The page before left more pictures than this one knows, and sizes that are not its own. */
const earlierPictures = `[property^="og:image:"]:not(${imageAlt}),${image}~${image},${imageAlt}~${imageAlt}`;

function updateHead(state: Router['state'], match: Match | undefined): void {
  const { loaderData, errors, location } = state;
  const handle = match?.route.handle as PageHandle<unknown> | undefined;
  const { site } = siteStore().getState();
  // Of the served page, at another hash, not all is there that its head was made of.
  if (errors || !match || !handle?.head || !hasWholeData(state)) return;
  const head = handle.head(loaderData[match.route.id], {
    site,
    params: match.params,
    query: new URLSearchParams(location.search),
  });
  document.title = pageTitle(head.title, site.brand);
  setHead('meta[name=description]', head.description);
  const { src, alt } = pageImage({ head, site });
  document.querySelectorAll(earlierPictures).forEach((one) => one.remove());
  setHead(image, src);
  setHead(imageAlt, alt);
  setHead('meta[itemprop=image]', src);
  // Only the server knows the card of a page; it is asked once somebody shares the page (share/served-picture.ts).
  root.toggleAttribute('data-card-unread', !head.image);
  setHead('link[rel=canonical]', site.origin + (head.canonical ?? location.pathname), 'href');
}

/**
 * A link that was pressed leaves with its page. Removed with the focus on it, it has browsers style all of the new page in the middle
 * of its making, and then again. Whoever goes by keyboard sees the focus and keeps it where the link stays.
 */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main') && !focused.matches(':focus-visible')) focused.blur();
}

/** What the document and the store know of the page that is shown. */
function updateFacts(match: Match | undefined): string {
  const { id: routeName = '', handle } = (match?.route ?? {}) as { id?: string; handle?: Partial<PageHandle> };
  const fullUrl = location.href;
  root.toggleAttribute('data-grey', isGreyscalePage(siteStore().getState(), match?.route));
  root.dataset.query = String(handle?.query);
  siteStore().setState({
    ...{ fullUrl, routeName, pcHostUrl: fullUrl, pcHostName: routeName },
    navColor: navColor(headerLook(routeName, handle?.header)),
  });
  return routeName;
}

/** Of the release whose page is shown. */
function entryOf({ matches }: Router['state']): string | undefined {
  return matches.map(({ route }) => pinned.get(sectionOfId(route.id))?.entry).find(Boolean);
}

/** Updates the store and the head after each client-side navigation. */
export function followNavigation(router: Router): void {
  let last = router.state.location;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.key === last.key) return;
    const samePage = pageKey(state.location) === pageKey(last);
    if (!samePage) leaveFocus();
    last = state.location;
    const match = state.matches.slice(-1)[0];
    const routeName = updateFacts(match);
    updateHead(state, match);
    if (samePage) return;
    shutMenus();
    announcePage({ routeName, path: last.pathname, failed: state.errors !== null, entry: entryOf(state) });
  });
}
