import type { RouteObject } from 'react-router-dom';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  { id: 'm', path: '/m/', lazy: () => import(/* webpackChunkName: "m" */ './pages/home/home.page') },
  { id: 'm-about', path: '/m/about', lazy: () => import(/* webpackChunkName: "m-about" */ './pages/about/about.page') },
  {
    id: 'm-activity',
    path: '/m/activity',
    lazy: () => import(/* webpackChunkName: "m-activity" */ './pages/activity/activity.page'),
  },
  {
    id: 'm-article',
    path: '/m/article',
    lazy: () => import(/* webpackChunkName: "m-article" */ './pages/news-article/news-article.page'),
  },
  { id: 'm-chain', path: '/m/chain', lazy: () => import(/* webpackChunkName: "m-chain" */ './pages/chain/chain.page') },
  { id: 'm-edu', path: '/m/edu', lazy: () => import(/* webpackChunkName: "m-edu" */ './pages/edu/edu.page') },
  {
    id: 'm-entmarket',
    path: '/m/entmarket',
    lazy: () => import(/* webpackChunkName: "m-entmarket" */ './pages/entmarket/entmarket.page'),
  },
  { id: 'm-furn', path: '/m/furn', lazy: () => import(/* webpackChunkName: "m-furn" */ './pages/furn/furn.page') },
  { id: 'm-gd', path: '/m/gd', lazy: () => import(/* webpackChunkName: "m-gd" */ './pages/gd/gd.page') },
  {
    id: 'm-imageLive',
    path: '/m/imageLive',
    lazy: () => import(/* webpackChunkName: "m-imageLive" */ './pages/image-live/image-live.page'),
  },
  {
    id: 'm-lecture_detail_h5',
    path: '/m/lecture_detail_h5',
    lazy: () => import(/* webpackChunkName: "m-lecture_detail_h5" */ './pages/lecture-detail/lecture-detail.page'),
  },
  {
    id: 'm-lecture_h5',
    path: '/m/lecture_h5',
    lazy: () => import(/* webpackChunkName: "m-lecture_h5" */ './pages/lecture-index/lecture-index.page'),
  },
  {
    id: 'm-lecture_new',
    path: '/m/lecture_new',
    lazy: () => import(/* webpackChunkName: "m-lecture_new" */ './pages/lecture-type/lecture-type.page'),
  },
  {
    id: 'm-market',
    path: '/m/market',
    lazy: () => import(/* webpackChunkName: "m-market" */ './pages/market/market.page'),
  },
  {
    id: 'm-media',
    path: '/m/media',
    lazy: () => import(/* webpackChunkName: "m-media" */ './pages/media/media.page'),
  },
  {
    id: 'm-old-index',
    path: '/m/old-index',
    lazy: () => import(/* webpackChunkName: "m-old-index" */ './pages/old-home/old-home.page'),
  },
  {
    id: 'm-online_H5',
    path: '/m/online_H5',
    lazy: () => import(/* webpackChunkName: "m-online_H5" */ './pages/online-h5/online-h5.page'),
  },
  {
    id: 'm-service',
    path: '/m/service',
    lazy: () => import(/* webpackChunkName: "m-service" */ './pages/service/service.page'),
  },
  {
    id: 'm-summit',
    path: '/m/summit',
    lazy: () => import(/* webpackChunkName: "m-summit" */ './pages/summit/summit.page'),
  },
  {
    id: 'm-vzChain',
    path: '/m/vzChain',
    lazy: () => import(/* webpackChunkName: "m-vzChain" */ './pages/vz-chain/vz-chain.page'),
  },
  {
    id: 'm-vzScrm',
    path: '/m/vzScrm',
    lazy: () => import(/* webpackChunkName: "m-vzScrm" */ './pages/vz-scrm/vz-scrm.page'),
  },
  {
    id: 'm-yuanyuzhou',
    path: '/m/yuanyuzhou',
    lazy: () => import(/* webpackChunkName: "m-yuanyuzhou" */ './pages/yuanyuzhou/yuanyuzhou.page'),
  },
];
