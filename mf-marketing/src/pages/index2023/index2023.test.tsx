import { homeCopy } from '../../content/home-sections';
import { serviceCampaign, serviceShares } from '../../content/index2023';
import { productServices } from '../../content/product-services/panels';
import { checkCampaign } from '../../testing/campaign-checks';

checkCampaign({
  address: '/index2023',
  campaign: serviceCampaign,
  order: [
    '少填一项',
    ...productServices.map(({ feature }) => feature.intro),
    serviceShares.title[1] ?? '',
    serviceCampaign.scenarios.title,
    serviceCampaign.cases.text.title,
    homeCopy.products,
    homeCopy.news.title,
  ],
});
