import { exampleCompany } from '../contract/company-facts';
import type { SiteFacts } from '../store/site-facts';

/** Site settings for tests. */
export const testSite: SiteFacts = {
  ...exampleCompany,
  origin: 'http://site.test',
  adminUrl: '',
  selectionUrl: 'https://selection.example.com',
  showroomUrl: 'https://showroom.example.com?productId=1&hallId=2&mcId=3',
  consult: { script: '', days: [1, 2, 3, 4, 5, 6, 7] },
  consentRequired: true,
  campaignInLeads: true,
  tracking: { receivers: [], baiduId: '', manual: 'article' },
  marketMenuId: 99,
  variant: '',
  demo: true,
  environment: 'dev',
};
