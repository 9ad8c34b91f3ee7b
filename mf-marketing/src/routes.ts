import type { RouteObject } from 'react-router-dom';
import { campaignRoutes } from './campaign.routes';
import { companyRoutes } from './company.routes';
import { listRoutes } from './list.routes';
import { furtherScenarioRoutes } from './further-scenario.routes';
import { previewRoutes } from './preview.routes';
import { scenarioRoutes } from './scenario.routes';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  { id: 'index', path: '/', lazy: () => import(/* webpackChunkName: "index" */ './pages/index/index.page') },
  {
    id: 'home-entmarket',
    path: '/home/entmarket',
    lazy: () => import(/* webpackChunkName: "home-entmarket" */ './pages/home-entmarket/home-entmarket.page'),
  },
  {
    id: 'home-signUp',
    path: '/home/signUp',
    lazy: () => import(/* webpackChunkName: "home-signUp" */ './pages/sign-up/sign-up.page'),
  },
  {
    id: 'home-experience',
    path: '/home/experience',
    lazy: () => import(/* webpackChunkName: "home-experience" */ './pages/experience/experience.page'),
  },
  {
    id: 'home-vzChain',
    path: '/home/vzChain',
    lazy: () => import(/* webpackChunkName: "home-vzChain" */ './pages/home-vz-chain/home-vz-chain.page'),
  },
  ...scenarioRoutes,
  ...furtherScenarioRoutes,
  ...companyRoutes,
  ...campaignRoutes,
  ...listRoutes,
  ...previewRoutes,
  {
    id: 'home-3dpage',
    path: '/home/3dpage',
    lazy: () => import(/* webpackChunkName: "home-3dpage" */ './pages/home-3dpage/home-3dpage.page'),
  },
  {
    id: 'home-yuanyuzhou',
    path: '/home/yuanyuzhou',
    lazy: () => import(/* webpackChunkName: "home-yuanyuzhou" */ './pages/home-yuanyuzhou/home-yuanyuzhou.page'),
  },
  {
    id: 'home-login',
    path: '/home/login',
    lazy: () => import(/* webpackChunkName: "home-login" */ './pages/home-login/home-login.page'),
  },
  {
    id: 'home-business_license.jpg',
    path: '/home/business_license.jpg',
    lazy: () =>
      import(
        /* webpackChunkName: "home-business_license.jpg" */ './pages/home-business-license/home-business-license.page'
      ),
  },
  {
    id: 'home-UserAgreementPC',
    path: '/home/UserAgreementPC',
    lazy: () =>
      import(/* webpackChunkName: "home-UserAgreementPC" */ './pages/home-user-agreement/home-user-agreement.page'),
  },
  {
    id: 'home-daobo',
    path: '/home/daobo',
    lazy: () => import(/* webpackChunkName: "home-daobo" */ './pages/home-daobo/home-daobo.page'),
  },
  {
    id: 'home-imageLive',
    path: '/home/imageLive',
    lazy: () => import(/* webpackChunkName: "home-imageLive" */ './pages/home-image-live/home-image-live.page'),
  },
  {
    id: 'home-vzScrm',
    path: '/home/vzScrm',
    lazy: () => import(/* webpackChunkName: "home-vzScrm" */ './pages/home-vz-scrm/home-vz-scrm.page'),
  },
  {
    id: 'home-liveService',
    path: '/home/liveService',
    lazy: () => import(/* webpackChunkName: "home-liveService" */ './pages/home-live-service/home-live-service.page'),
  },
  {
    id: 'home-liveHardware',
    path: '/home/liveHardware',
    lazy: () =>
      import(/* webpackChunkName: "home-liveHardware" */ './pages/home-live-hardware/home-live-hardware.page'),
  },
  {
    id: 'home-ai',
    path: '/home/ai',
    lazy: () => import(/* webpackChunkName: "home-ai" */ './pages/home-ai/home-ai.page'),
  },
];
