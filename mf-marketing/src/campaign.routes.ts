import type { RouteObject } from 'react-router-dom';

/** Campaign pages: variants of the home page, whose canonical is `/`, and two landing pages. */
export const campaignRoutes: RouteObject[] = [
  {
    id: 'index_vzan',
    path: '/index_vzan',
    lazy: () => import(/* webpackChunkName: "index_vzan" */ './pages/index-vzan/index-vzan.page'),
  },
  {
    id: 'index2023',
    path: '/index2023',
    lazy: () => import(/* webpackChunkName: "index2023" */ './pages/index2023/index2023.page'),
  },
  {
    id: 'vzan2023',
    path: '/vzan2023',
    lazy: () => import(/* webpackChunkName: "vzan2023" */ './pages/vzan2023/vzan2023.page'),
  },
  {
    id: 'home-education',
    path: '/home/education',
    lazy: () => import(/* webpackChunkName: "home-education" */ './pages/home-education/home-education.page'),
  },
  {
    id: 'home-executePage',
    path: '/home/executePage',
    lazy: () => import(/* webpackChunkName: "home-executePage" */ './pages/home-execute-page/home-execute-page.page'),
  },
];
