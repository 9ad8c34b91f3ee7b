import type { RouteObject } from 'react-router-dom';

/** From the trial form to the log-in. */
export const accountRoutes: RouteObject[] = [
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
    id: 'home-login',
    path: '/home/login',
    lazy: () => import(/* webpackChunkName: "home-login" */ './pages/home-login/home-login.page'),
  },
];
