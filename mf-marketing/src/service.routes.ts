import type { RouteObject } from 'react-router-dom';

/** What people and machines of ours do for a live stream: crew, direction, hardware, AI, planning. */
export const serviceRoutes: RouteObject[] = [
  {
    id: 'home-liveService',
    path: '/home/liveService',
    lazy: () => import(/* webpackChunkName: "home-liveService" */ './pages/home-live-service/home-live-service.page'),
  },
  {
    id: 'home-daobo',
    path: '/home/daobo',
    lazy: () => import(/* webpackChunkName: "home-daobo" */ './pages/home-daobo/home-daobo.page'),
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
  {
    id: 'home-originalService',
    path: '/home/originalService',
    lazy: () =>
      import(/* webpackChunkName: "home-originalService" */ './pages/home-original-service/home-original-service.page'),
  },
];
