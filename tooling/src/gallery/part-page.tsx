import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { testSite } from '@site/shared/testing/test-site';
import { type ComponentType, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** The site as parts know it: that of the tests, so that the gallery needs no service. */
export function openSite(): void {
  const lists = { friendLinks: [], marketMenu: [] };
  const address = { fullUrl: 'http://site.test/', pcHostUrl: 'http://site.test/', pcHostName: '' };
  const state: SiteState = { site: testSite, ...address, ...lists, routeName: '', navColor: '', online: true };
  const store = createSiteStore(state);
  installStoreScope(() => store);
}

/** Says in the document that the part is alive, as pages of the site do. */
function AliveMark() {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return null;
}

/** A state with the router that its links ask for; they lead nowhere, so that the part stays in view. */
export function partPage(Show: ComponentType) {
  const router = createMemoryRouter([{ path: '*', element: <Show /> }]);
  return (
    <>
      <RouterProvider router={router} />
      <AliveMark />
    </>
  );
}
