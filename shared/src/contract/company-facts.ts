/** Who runs the site, as every page prints it. */
export type CompanyFacts = {
  brand: string;
  brandLatin: string;
  legalName: string;
  slogan: string;
  /** Empty where visitors are to be shown none. */
  phone: string;
  /** Empty where visitors are to be shown none. */
  email: string;
  addresses: readonly { city: string; line: string }[];
  /** Numbers of filings and of the licence; empty until an operator sets them: pages then show the notices without. */
  filings: { icp: string; police: string; licence: string };
};

const filings = { icp: '', police: '', licence: '' };

/** The example company: what the site says of its owner until an operator sets variables (read-company.ts). */
export const exampleCompany: CompanyFacts = {
  brand: '澄播云',
  brandLatin: 'ChengCast',
  legalName: '澄播云（演示）科技有限公司',
  slogan: '让每一场直播，都有清楚的结果',
  phone: '400-000-0000',
  email: 'hello@example.com',
  addresses: [{ city: '云岸市', line: '望江区澄播路 1 号' }],
  filings,
};

/** A white-label site names nobody, and nobody's phone and mail, until its operator does. */
export const neutralCompany: CompanyFacts = {
  brand: '企业直播平台',
  brandLatin: '',
  legalName: '企业直播平台',
  slogan: '报名、开播、互动与复盘，在一个后台里完成',
  phone: '',
  email: '',
  addresses: [],
  filings,
};
