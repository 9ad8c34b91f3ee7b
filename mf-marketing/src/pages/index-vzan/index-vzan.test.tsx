import { homeCopy } from '../../content/home-sections';
import { leadCampaign } from '../../content/index-vzan';
import { checkCampaign } from '../../testing/campaign-checks';

describe('R2.9 /index_vzan', () => {
  checkCampaign({
    address: '/index_vzan',
    campaign: leadCampaign,
    order: [
      leadCampaign.scenarios.title,
      '五套带排期的现成方案',
      homeCopy.products,
      leadCampaign.cases.text.title,
      homeCopy.figures.title,
      homeCopy.news.title,
    ],
  });
});
