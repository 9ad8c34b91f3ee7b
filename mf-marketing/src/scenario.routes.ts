import type { RouteObject } from 'react-router-dom';

/** The eleven scenarios of the mega menu, in its order. */
export const scenarioRoutes: RouteObject[] = [
  {
    id: 'home-edu',
    path: '/home/edu',
    lazy: () => import(/* webpackChunkName: "home-edu" */ './pages/home-edu/home-edu.page'),
  },
];
