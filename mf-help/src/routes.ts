import type { RouteObject } from 'react-router-dom';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  { id: 'help-helpCenter', path: '/help/helpCenter', lazy: () => import(/* webpackChunkName: "help-helpCenter" */ './pages/help-center/help-center.page') },
];
