'use static';

import { StoreNetworkStage } from '@site/shared/ui/stages/store-network-stage';
import { teaCounterRoom } from '@site/shared/ui/stages/worlds/tea-counter-scene';
import { CampaignHero } from '../../components/campaign-hero';
import { brandCampaign } from '../../content/vzan2023';
import { brandScenes } from './vzan2023-scenes';

export function BrandHero() {
  return (
    <CampaignHero hero={brandCampaign.hero} ground="dark">
      <StoreNetworkStage scene={{ drawing: teaCounterRoom, people: brandScenes.teaCounterPeople }} />
    </CampaignHero>
  );
}
