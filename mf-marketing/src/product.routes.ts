import type { RouteObject } from 'react-router-dom';

/** The six products of the mega menu, in its order. */
export const productRoutes: RouteObject[] = [
  {
    id: 'home-entmarket',
    path: '/home/entmarket',
    lazy: () => import(/* webpackChunkName: "home-entmarket" */ './pages/home-entmarket/home-entmarket.page'),
  },
  {
    id: 'home-imageLive',
    path: '/home/imageLive',
    lazy: () => import(/* webpackChunkName: "home-imageLive" */ './pages/home-image-live/home-image-live.page'),
  },
  {
    id: 'home-3dpage',
    path: '/home/3dpage',
    lazy: () => import(/* webpackChunkName: "home-3dpage" */ './pages/home-3dpage/home-3dpage.page'),
  },
  {
    id: 'home-vzChain',
    path: '/home/vzChain',
    lazy: () => import(/* webpackChunkName: "home-vzChain" */ './pages/home-vz-chain/home-vz-chain.page'),
  },
  {
    id: 'home-vzScrm',
    path: '/home/vzScrm',
    lazy: () => import(/* webpackChunkName: "home-vzScrm" */ './pages/home-vz-scrm/home-vz-scrm.page'),
  },
  {
    id: 'home-yuanyuzhou',
    path: '/home/yuanyuzhou',
    lazy: () => import(/* webpackChunkName: "home-yuanyuzhou" */ './pages/home-yuanyuzhou/home-yuanyuzhou.page'),
  },
];
