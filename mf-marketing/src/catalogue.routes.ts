import type { RouteObject } from 'react-router-dom';

/** Pages that list what the service holds: prices, cases, plans, marketing tools, downloads. */
export const catalogueRoutes: RouteObject[] = [
  {
    id: 'home-service',
    path: '/home/service',
    lazy: () => import(/* webpackChunkName: "home-service" */ './pages/home-service/home-service.page'),
  },
  {
    id: 'home-case',
    path: '/home/case',
    lazy: () => import(/* webpackChunkName: "home-case" */ './pages/home-case/home-case.page'),
  },
  {
    id: 'home-marketing-id',
    path: '/home/marketing/:id?',
    lazy: () => import(/* webpackChunkName: "home-marketing-id" */ './pages/home-marketing/home-marketing.page'),
  },
  {
    id: 'home-microMarketing',
    path: '/home/microMarketing',
    lazy: () =>
      import(/* webpackChunkName: "home-microMarketing" */ './pages/home-micro-marketing/home-micro-marketing.page'),
  },
  {
    id: 'home-download',
    path: '/home/download',
    lazy: () => import(/* webpackChunkName: "home-download" */ './pages/home-download/home-download.page'),
  },
];
