import type { RouteObject } from 'react-router-dom';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  {
    id: 'help-accessibility',
    path: '/help/accessibility',
    lazy: () => import(/* webpackChunkName: "help-accessibility" */ './pages/accessibility/accessibility.page'),
  },
  {
    id: 'help-helpCenter',
    path: '/help/helpCenter',
    lazy: () => import(/* webpackChunkName: "help-helpCenter" */ './pages/help-center/help-center.page'),
  },
  {
    id: 'help-helpClassList-classId',
    path: '/help/helpClassList/:classId?',
    lazy: () =>
      import(/* webpackChunkName: "help-helpClassList-classId" */ './pages/help-class-list/help-class-list.page'),
  },
  {
    id: 'help-helpDocument-id',
    path: '/help/helpDocument/:id?',
    lazy: () => import(/* webpackChunkName: "help-helpDocument-id" */ './pages/help-document/help-document.page'),
  },
  {
    id: 'help-helpSearch-keyword',
    path: '/help/helpSearch/:keyword?',
    lazy: () => import(/* webpackChunkName: "help-helpSearch-keyword" */ './pages/help-search/help-search.page'),
  },
  {
    id: 'help-liveCheck',
    path: '/help/liveCheck',
    lazy: () => import(/* webpackChunkName: "help-liveCheck" */ './pages/live-check/live-check.page'),
  },
];
