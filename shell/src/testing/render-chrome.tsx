import type { PageHandle } from '@site/shared/page/page-handle';
import { createSiteStore, freezeForRender, installStoreScope, type SiteState } from '@site/shared/store';
import { testSite } from '@site/shared/testing/test-site';
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

type Place = {
  address?: string;
  /** The route's id; it is the specification's route name. */
  routeName?: string;
  handle?: Partial<PageHandle>;
  state?: Partial<SiteState>;
  /** What the page's loader gives. */
  loaderData?: unknown;
};

const origin = 'http://site.test';

function stateAt(address: string, routeName: string, state: Partial<SiteState>): SiteState {
  const fullUrl = origin + address;
  const lists = { friendLinks: [], marketMenu: [] };
  return {
    site: testSite,
    fullUrl,
    routeName,
    pcHostUrl: fullUrl,
    pcHostName: routeName,
    navColor: '',
    online: true,
    ...lists,
    ...state,
  };
}

/** The server's HTML of a part of the chrome, on a page of the given address, route and handle. */
export async function renderChrome(
  element: ReactNode,
  { address = '/', routeName = 'index', handle = {}, state = {}, loaderData = null }: Place = {},
): Promise<string> {
  const store = createSiteStore(stateAt(address, routeName, state));
  installStoreScope(() => store);
  freezeForRender(store);
  const handler = createStaticHandler([{ id: routeName, path: '*', handle, element, loader: () => loaderData }]);
  const context = await handler.query(new Request(origin + address));
  if (context instanceof Response) throw new Error(`${address} answered ${context.status} instead of a page.`);
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

/** The same as elements, for queries. */
export async function showChrome(element: ReactNode, place?: Place): Promise<HTMLElement> {
  return new JSDOM(await renderChrome(element, place)).window.document.body;
}
