import type { SiteFacts } from '../store/site-facts';

/** Site settings for tests. */
export const testSite: SiteFacts = {
  brand: '澄播云',
  brandLatin: 'ChengCast',
  legalName: '澄播云（示例）科技有限公司',
  slogan: '让每一场直播，都有清楚的结果',
  phone: '400-000-0000',
  email: 'hello@example.com',
  addresses: [{ city: '示例市', line: '示例区示例路 1 号' }],
  filings: { icp: '待配置', police: '待配置', licence: '待配置' },
  origin: 'http://site.test',
  adminUrl: '',
  selectionUrl: 'https://selection.example.com',
  showroomUrl: 'https://showroom.example.com?productId=1&hallId=2&mcId=3',
  consult: { script: '', days: [1, 2, 3, 4, 5, 6, 7] },
  consentRequired: true,
  campaignInLeads: true,
  tracking: { receivers: [], baiduId: '', manual: 'article' },
  parentDomain: '',
  variant: '',
  demo: true,
  environment: 'dev',
};
