import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './account.routes';
import { campaignRoutes } from './campaign.routes';
import { catalogueRoutes } from './catalogue.routes';
import { companyRoutes } from './company.routes';
import { previewRoutes } from './preview.routes';
import { productRoutes } from './product.routes';
import { scenarioRoutes } from './scenario.routes';
import { serviceRoutes } from './service.routes';
import { toolRoutes } from './tool.routes';

/** Every address this remote owns: the home page here, the others by topic. One line per page. */
export const routes: RouteObject[] = [
  { id: 'index', path: '/', lazy: () => import(/* webpackChunkName: "index" */ './pages/index/index.page') },
  ...productRoutes,
  ...scenarioRoutes,
  ...serviceRoutes,
  ...toolRoutes,
  ...catalogueRoutes,
  ...companyRoutes,
  ...campaignRoutes,
  ...accountRoutes,
  ...previewRoutes,
];
