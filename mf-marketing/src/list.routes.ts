import type { RouteObject } from 'react-router-dom';

/** Pages that show what the service holds: prices, cases, tools, downloads. */
export const listRoutes: RouteObject[] = [
  {
    id: 'home-service',
    path: '/home/service',
    lazy: () => import(/* webpackChunkName: "home-service" */ './pages/home-service/home-service.page'),
  },
];
