import type { RouteObject } from 'react-router-dom';

/** Component previews for developers; all noindex. */
export const previewRoutes: RouteObject[] = [
  {
    id: 'home-compRouter-productService-cloudServices',
    path: '/home/compRouter/productService/cloudServices',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-productService-cloudServices" */ './pages/preview-cloud-services/preview-cloud-services.page'
      ),
  },
  {
    id: 'home-compRouter-productService-virtualLive',
    path: '/home/compRouter/productService/virtualLive',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-productService-virtualLive" */ './pages/preview-virtual-live/preview-virtual-live.page'
      ),
  },
  {
    id: 'home-compRouter-productService-wholeCase',
    path: '/home/compRouter/productService/wholeCase',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-productService-wholeCase" */ './pages/preview-whole-case/preview-whole-case.page'
      ),
  },
  {
    id: 'home-compRouter-productService-swiperTop',
    path: '/home/compRouter/productService/swiperTop',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-productService-swiperTop" */ './pages/preview-swiper-top/preview-swiper-top.page'
      ),
  },
  {
    id: 'home-compRouter-solution-businessActivity',
    path: '/home/compRouter/solution/businessActivity',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-solution-businessActivity" */ './pages/preview-business-activity/preview-business-activity.page'
      ),
  },
  {
    id: 'home-compRouter-solution-multiStoreLive',
    path: '/home/compRouter/solution/multiStoreLive',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-solution-multiStoreLive" */ './pages/preview-multi-store-live/preview-multi-store-live.page'
      ),
  },
  {
    id: 'home-compRouter-solution-privateDomainLive',
    path: '/home/compRouter/solution/privateDomainLive',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-solution-privateDomainLive" */ './pages/preview-private-domain-live/preview-private-domain-live.page'
      ),
  },
  {
    id: 'home-compRouter-solution-trainingLive',
    path: '/home/compRouter/solution/trainingLive',
    lazy: () =>
      import(
        /* webpackChunkName: "home-compRouter-solution-trainingLive" */ './pages/preview-training-live/preview-training-live.page'
      ),
  },
  {
    id: 'home-marketing-components-mBanner',
    path: '/home/marketing/components/mBanner',
    lazy: () =>
      import(
        /* webpackChunkName: "home-marketing-components-mBanner" */ './pages/preview-m-banner/preview-m-banner.page'
      ),
  },
  {
    id: 'home-marketing-components-mScene',
    path: '/home/marketing/components/mScene',
    lazy: () =>
      import(/* webpackChunkName: "home-marketing-components-mScene" */ './pages/preview-m-scene/preview-m-scene.page'),
  },
  {
    id: 'home-marketing-components-mProduct',
    path: '/home/marketing/components/mProduct',
    lazy: () =>
      import(
        /* webpackChunkName: "home-marketing-components-mProduct" */ './pages/preview-m-product/preview-m-product.page'
      ),
  },
  {
    id: 'home-marketing-components-mCase',
    path: '/home/marketing/components/mCase',
    lazy: () =>
      import(/* webpackChunkName: "home-marketing-components-mCase" */ './pages/preview-m-case/preview-m-case.page'),
  },
  {
    id: 'home-marketing-components-mQs',
    path: '/home/marketing/components/mQs',
    lazy: () =>
      import(/* webpackChunkName: "home-marketing-components-mQs" */ './pages/preview-m-qs/preview-m-qs.page'),
  },
  {
    id: 'home-marketing-components-mRecommend',
    path: '/home/marketing/components/mRecommend',
    lazy: () =>
      import(
        /* webpackChunkName: "home-marketing-components-mRecommend" */ './pages/preview-m-recommend/preview-m-recommend.page'
      ),
  },
];
