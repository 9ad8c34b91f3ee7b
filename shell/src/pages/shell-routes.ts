import type { RouteObject } from 'react-router';
import * as notFoundPage from './not-found/not-found.page';

/** The pages that the shell itself owns. They are in every release set. */
export const shellRoutes: RouteObject[] = [{ id: 'home-404', path: '/home/404', ...notFoundPage }];

/** Query parameters and freshness of the shell's own pages, as releases say of theirs. */
export const shellPages = [
  { id: 'home-404', path: '/home/404', layout: 'default', query: [], cacheSeconds: 0, indexed: false },
];
