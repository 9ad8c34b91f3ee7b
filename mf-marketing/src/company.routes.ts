import type { RouteObject } from 'react-router-dom';

/** The company: who it is, its partners, what the press writes, what it promises to a customer's IT, and its legal texts. */
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
    id: 'home-media',
    path: '/home/media',
    lazy: () => import(/* webpackChunkName: "home-media" */ './pages/home-media/home-media.page'),
  },
  {
    id: 'home-UserAgreementPC',
    path: '/home/UserAgreementPC',
    lazy: () =>
      import(/* webpackChunkName: "home-UserAgreementPC" */ './pages/home-user-agreement/home-user-agreement.page'),
  },
  {
    id: 'home-security',
    path: '/home/security',
    lazy: () => import(/* webpackChunkName: "home-security" */ './pages/home-security/home-security.page'),
  },
  {
    id: 'home-business_license.jpg',
    path: '/home/business_license.jpg',
    lazy: () =>
      import(
        /* webpackChunkName: "home-business_license.jpg" */ './pages/home-business-license/home-business-license.page'
      ),
  },
];
