import { homeCopy } from '../../content/home-sections';
import { leadCampaign } from '../../content/index-vzan';
import { checkCampaign } from '../../testing/campaign-checks';

checkCampaign({
  address: '/index_vzan',
  campaign: leadCampaign,
  order: [homeCopy.scenarios.title, '五套现成方案', homeCopy.products, homeCopy.cases.title, homeCopy.figures.title],
});
