import { serviceCampaign } from '../../content/campaigns';
import { homeWords } from '../../content/home-words';
import { productServices } from '../../content/product-services';
import { checkCampaign } from '../../testing/campaign-checks';

checkCampaign({
  address: '/index2023',
  campaign: serviceCampaign,
  order: [
    '少填一项',
    ...productServices.map(({ feature }) => feature.intro),
    homeWords.figures.title,
    homeWords.scenarios.title,
    homeWords.cases.title,
    homeWords.products,
  ],
});
