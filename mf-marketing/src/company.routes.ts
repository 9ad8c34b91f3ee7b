import type { RouteObject } from 'react-router-dom';

/** The company, its services and the pages of single tools. */
export const companyRoutes: RouteObject[] = [
  {
    id: 'home-about',
    path: '/home/about',
    lazy: () => import(/* webpackChunkName: "home-about" */ './pages/home-about/home-about.page'),
  },
  {
    id: 'home-promotion',
    path: '/home/promotion',
    lazy: () => import(/* webpackChunkName: "home-promotion" */ './pages/home-promotion/home-promotion.page'),
  },
  {
    id: 'home-vzCloud',
    path: '/home/vzCloud',
    lazy: () => import(/* webpackChunkName: "home-vzCloud" */ './pages/home-vz-cloud/home-vz-cloud.page'),
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
  {
    id: 'home-originalService',
    path: '/home/originalService',
    lazy: () =>
      import(/* webpackChunkName: "home-originalService" */ './pages/home-original-service/home-original-service.page'),
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
    id: 'home-marketingCloud',
    path: '/home/marketingCloud',
    lazy: () =>
      import(/* webpackChunkName: "home-marketingCloud" */ './pages/home-marketing-cloud/home-marketing-cloud.page'),
  },
];
