import type { RouteObject } from 'react-router-dom';

/** Tools around the products: suites, the open platform, the studio program, what the app asks for. */
export const toolRoutes: RouteObject[] = [
  {
    id: 'home-marketingCloud',
    path: '/home/marketingCloud',
    lazy: () =>
      import(/* webpackChunkName: "home-marketingCloud" */ './pages/home-marketing-cloud/home-marketing-cloud.page'),
  },
  {
    id: 'home-vzCloud',
    path: '/home/vzCloud',
    lazy: () => import(/* webpackChunkName: "home-vzCloud" */ './pages/home-vz-cloud/home-vz-cloud.page'),
  },
  {
    id: 'home-website',
    path: '/home/website',
    lazy: () => import(/* webpackChunkName: "home-website" */ './pages/home-website/home-website.page'),
  },
  {
    id: 'home-ActivityManage',
    path: '/home/ActivityManage',
    lazy: () =>
      import(/* webpackChunkName: "home-ActivityManage" */ './pages/home-activity-manage/home-activity-manage.page'),
  },
  {
    id: 'home-3dClient',
    path: '/home/3dClient',
    lazy: () => import(/* webpackChunkName: "home-3dClient" */ './pages/home-3d-client/home-3d-client.page'),
  },
  {
    id: 'home-permissions',
    path: '/home/permissions',
    lazy: () => import(/* webpackChunkName: "home-permissions" */ './pages/home-permissions/home-permissions.page'),
  },
];
