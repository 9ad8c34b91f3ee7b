import type { RouteObject } from 'react-router-dom';

/** Scenarios that no menu lists: they are found from page bodies, the site map and searches. */
export const furtherScenarioRoutes: RouteObject[] = [
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
