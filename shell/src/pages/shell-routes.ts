import type { RouteObject } from 'react-router';
import { callbackAddress } from '@site/shared/contract/callback-address';
import { supportAction } from '@site/shared/contract/support-wire';
import * as notFoundPage from './not-found/not-found.page';

/** Only ever the answer to a post to this very address, so that the browser finds the page there when it hydrates. */
const leadFormPattern = '/-/lead/:form';

/** The pages that the shell itself owns; that of callbacks answers posts to its own address too. They are in every release set; the form answers posts only (lead-routes). */
export const shellRoutes: RouteObject[] = [
  { id: 'home-404', path: '/home/404', ...notFoundPage },
  { id: 'sitemap', path: '/sitemap', lazy: () => import(/* webpackChunkName: "sitemap" */ './sitemap/sitemap.page') },
  {
    id: 'lead-form',
    path: leadFormPattern,
    lazy: () => import(/* webpackChunkName: "lead-form" */ './lead-form/lead-form.page'),
  },
  {
    id: 'home-callback',
    path: callbackAddress,
    lazy: () => import(/* webpackChunkName: "home-callback" */ './callback/callback.page'),
  },
  {
    id: 'support',
    path: supportAction,
    lazy: () => import(/* webpackChunkName: "support" */ './support/support.page'),
  },
];

/** Query parameters and freshness of the shell's own pages, as releases declare theirs. */
export const shellPages = [
  { id: 'home-404', path: '/home/404', layout: 'default', query: ['from'], cacheSeconds: 0, indexed: false },
  { id: 'home-callback', path: callbackAddress, layout: 'no-float', query: [], cacheSeconds: 60, indexed: false },
  { id: 'sitemap', path: '/sitemap', layout: 'default', query: [], cacheSeconds: 60, indexed: true },
];
