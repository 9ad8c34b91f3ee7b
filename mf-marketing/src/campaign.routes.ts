import type { RouteObject } from 'react-router-dom';

/** The home page as campaigns tell it; canonical is `/` (content.md §3.6). */
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
];
