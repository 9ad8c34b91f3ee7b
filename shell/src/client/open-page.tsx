import { installTransport } from '@site/shared/http';
import { KeptAnswers } from '@site/shared/http/kept-answers';
import type {} from '@site/shared/page/use-hydrating';
import { routerOfFrame } from '@site/shared/page/router-of-frame';
import { createSiteStore, installStoreScope, siteStore } from '@site/shared/store';
import { startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import type { HydrationState, RouteObject } from 'react-router';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { SiteData } from '../render/document/document';
import { isOffline } from './early/is-offline';
import { followNavigation } from './follow-navigation';
import { followOnline } from './follow-online';
import { followServedLinks } from './follow-served-links';
import { patchRoutes } from './patch-routes';
import { prefetchLinks } from './prefetch-links';
import { keepFields } from './kept-fields';
import { leaveDocumentLinks } from './document-links';
import { keepTranslatedText } from './translated-text';
import { orWholePage } from './whole-page';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The store of the served page, and calls to the page's own site. */
export function openStore({ state }: SiteData): void {
  const store = createSiteStore({ ...state, friendLinks: [], marketMenu: [], online: !isOffline() });
  installStoreScope(() => store);
  followOnline(store);
  installTransport({ baseUrl: () => '', kept: new KeptAnswers() });
}

/** The router of a page; without `hydrationData` it asks the loaders itself. */
export function openRouter(tree: RouteObject[], hydrationData?: HydrationState): Router {
  const patch = patchRoutes(() => router);
  const router: Router = createBrowserRouter(tree, {
    ...(hydrationData && { hydrationData }),
    dataStrategy: orWholePage(() => router),
    async patchRoutesOnNavigation(navigation) {
      // A router without data asks while it is being made.
      await Promise.resolve();
      return patch(navigation);
    },
  });
  leaveDocumentLinks(router);
  return router;
}

/** The server knows neither the hash nor what of the query the page does not read; until now the page had to be as it was served. */
function keepWholeAddress(): void {
  siteStore().setState({ fullUrl: location.href, pcHostUrl: location.href });
}

/** Hydrates; `hydrated` is called when the section is. */
export function showPage(router: Router, hydrated: () => void, handlers: RootOptions): void {
  followNavigation(router);
  followServedLinks(router);
  prefetchLinks(router);
  const place = document.querySelector('div#_site-root');
  if (!place) return;
  keepTranslatedText(place);
  const putBack = keepFields(place);
  const onRecoverableError: RootOptions['onRecoverableError'] = (...fault) => {
    putBack();
    handlers.onRecoverableError?.(...fault);
  };
  globalThis.siteHydrated = () => {
    putBack();
    keepWholeAddress();
    hydrated();
  };
  // A transition: React then hydrates in pieces of 5 ms, and first what somebody presses.
  startTransition(() => {
    hydrateRoot(place, <RouterProvider router={routerOfFrame(router)} />, { ...handlers, onRecoverableError });
  });
}
