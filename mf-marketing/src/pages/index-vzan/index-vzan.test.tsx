import { leadCampaign } from '../../content/campaigns';
import { homeWords } from '../../content/home-words';
import { checkCampaign } from '../../testing/campaign-checks';

checkCampaign({
  address: '/index_vzan',
  campaign: leadCampaign,
  order: [
    homeWords.scenarios.title,
    '五套现成方案',
    homeWords.products,
    homeWords.cases.title,
    homeWords.figures.title,
  ],
});
