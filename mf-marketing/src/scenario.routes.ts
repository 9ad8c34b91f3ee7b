import type { RouteObject } from 'react-router-dom';

/** Scenarios: first the eleven of the mega menu, in its order, then those that page bodies and the site map link to. */
export const scenarioRoutes: RouteObject[] = [
  {
    id: 'home-edu',
    path: '/home/edu',
    lazy: () => import(/* webpackChunkName: "home-edu" */ './pages/home-edu/home-edu.page'),
  },
  {
    id: 'home-chain',
    path: '/home/chain',
    lazy: () => import(/* webpackChunkName: "home-chain" */ './pages/home-chain/home-chain.page'),
  },
  {
    id: 'home-onlineShopLive',
    path: '/home/onlineShopLive',
    lazy: () =>
      import(/* webpackChunkName: "home-onlineShopLive" */ './pages/home-online-shop-live/home-online-shop-live.page'),
  },
  {
    id: 'home-furn',
    path: '/home/furn',
    lazy: () => import(/* webpackChunkName: "home-furn" */ './pages/home-furn/home-furn.page'),
  },
  {
    id: 'home-cosmeticMedicine',
    path: '/home/cosmeticMedicine',
    lazy: () =>
      import(
        /* webpackChunkName: "home-cosmeticMedicine" */ './pages/home-cosmetic-medicine/home-cosmetic-medicine.page'
      ),
  },
  {
    id: 'home-financial',
    path: '/home/financial',
    lazy: () => import(/* webpackChunkName: "home-financial" */ './pages/home-financial/home-financial.page'),
  },
  {
    id: 'home-gd',
    path: '/home/gd',
    lazy: () => import(/* webpackChunkName: "home-gd" */ './pages/home-gd/home-gd.page'),
  },
  {
    id: 'home-summit',
    path: '/home/summit',
    lazy: () => import(/* webpackChunkName: "home-summit" */ './pages/home-summit/home-summit.page'),
  },
  {
    id: 'home-recruit',
    path: '/home/recruit',
    lazy: () => import(/* webpackChunkName: "home-recruit" */ './pages/home-recruit/home-recruit.page'),
  },
  {
    id: 'home-activity',
    path: '/home/activity',
    lazy: () => import(/* webpackChunkName: "home-activity" */ './pages/home-activity/home-activity.page'),
  },
  {
    id: 'home-healthy',
    path: '/home/healthy',
    lazy: () => import(/* webpackChunkName: "home-healthy" */ './pages/home-healthy/home-healthy.page'),
  },
  {
    id: 'home-cosmetology',
    path: '/home/cosmetology',
    lazy: () => import(/* webpackChunkName: "home-cosmetology" */ './pages/home-cosmetology/home-cosmetology.page'),
  },
  {
    id: 'home-family',
    path: '/home/family',
    lazy: () => import(/* webpackChunkName: "home-family" */ './pages/home-family/home-family.page'),
  },
  {
    id: 'home-family.old',
    path: '/home/family.old',
    lazy: () => import(/* webpackChunkName: "home-family.old" */ './pages/home-family-old/home-family-old.page'),
  },
  {
    id: 'home-knowledge',
    path: '/home/knowledge',
    lazy: () => import(/* webpackChunkName: "home-knowledge" */ './pages/home-knowledge/home-knowledge.page'),
  },
  {
    id: 'home-school',
    path: '/home/school',
    lazy: () => import(/* webpackChunkName: "home-school" */ './pages/home-school/home-school.page'),
  },
  {
    id: 'home-syzb',
    path: '/home/syzb',
    lazy: () => import(/* webpackChunkName: "home-syzb" */ './pages/home-syzb/home-syzb.page'),
  },
  {
    id: 'home-marketingConference',
    path: '/home/marketingConference',
    lazy: () =>
      import(
        /* webpackChunkName: "home-marketingConference" */ './pages/home-marketing-conference/home-marketing-conference.page'
      ),
  },
];
