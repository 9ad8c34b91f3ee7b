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
];
