import { brandCampaign } from '../../content/campaigns';
import { homeWords } from '../../content/home-words';
import { checkCampaign } from '../../testing/campaign-checks';

checkCampaign({
  address: '/vzan2023',
  campaign: brandCampaign,
  order: [
    homeWords.figures.title,
    homeWords.cases.title,
    homeWords.products,
    homeWords.scenarios.title,
    homeWords.news.title,
    '五套现成方案',
  ],
});
