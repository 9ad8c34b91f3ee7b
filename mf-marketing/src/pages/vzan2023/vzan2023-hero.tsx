'use static';

import { StoreNetworkStage } from '@site/drawings/stages/store-network-stage';
import { teaCounterPlace } from './tea-counter';
import { CampaignHero } from '../../components/campaign-hero';
import { brandCampaign } from '../../content/vzan2023';
import { brandScenes } from './vzan2023-scenes';

export function BrandHero() {
  return (
    <CampaignHero hero={brandCampaign.hero} ground="dark">
      <StoreNetworkStage scene={{ drawing: teaCounterPlace, people: brandScenes.teaCounterPeople }} />
    </CampaignHero>
  );
}
