import { homeCopy } from '../../content/home-sections';
import { brandCampaign, brandMonth } from '../../content/vzan2023';
import { checkCampaign } from '../../testing/campaign-checks';

describe('R2.11 /vzan2023', () => {
  checkCampaign({
    address: '/vzan2023',
    campaign: brandCampaign,
    order: [
      brandMonth.title[0] ?? '',
      brandCampaign.cases.text.title,
      homeCopy.products,
      brandCampaign.scenarios.title,
      homeCopy.news.title,
      '五套带排期的现成方案',
    ],
  });
});
