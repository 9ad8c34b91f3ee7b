import { pageTitle } from './page-title';

test.each([
  ['企业直播平台_营销培训-企业直播平台', '企业直播平台', '企业直播平台_营销培训'],
  ['企业直播平台_营销培训-澄播云', '澄播云', '企业直播平台_营销培训-澄播云'],
  ['关于我们-企业直播平台', '企业直播平台', '关于我们-企业直播平台'],
  ['企业直播平台', '企业直播平台', '企业直播平台'],
])('the title %s of a site called %s is %s', (title, brand, shown) => {
  expect(pageTitle(title, brand)).toBe(shown);
});
