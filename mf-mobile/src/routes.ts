import type { RouteObject } from 'react-router-dom';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  { id: 'm', path: '/m/', lazy: () => import(/* webpackChunkName: "m" */ './pages/home/home.page') },
  { id: 'm-about', path: '/m/about', lazy: () => import(/* webpackChunkName: "m-about" */ './pages/about/about.page') },
];
