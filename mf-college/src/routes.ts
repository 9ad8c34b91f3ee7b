import type { RouteObject } from 'react-router-dom';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  {
    id: 'home-lectureIndex-id',
    path: '/home/lectureIndex/:id?',
    lazy: () => import(/* webpackChunkName: "home-lectureIndex-id" */ './pages/lecture-index/lecture-index.page'),
  },
  {
    id: 'home-lectureSubitem-type',
    path: '/home/lectureSubitem/:type?',
    lazy: () =>
      import(/* webpackChunkName: "home-lectureSubitem-type" */ './pages/lecture-subitem/lecture-subitem.page'),
  },
  {
    id: 'home-lectureDetail-id',
    path: '/home/lectureDetail/:id?',
    lazy: () => import(/* webpackChunkName: "home-lectureDetail-id" */ './pages/lecture-detail/lecture-detail.page'),
  },
];
