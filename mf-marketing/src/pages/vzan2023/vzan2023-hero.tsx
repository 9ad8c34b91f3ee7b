'use static';

import { StoreNetworkStage } from '@site/shared/ui/stages/store-network-stage';
import { teaCounterScene } from '@site/shared/ui/stages/worlds/tea-counter-scene';
import { CampaignHero } from '../../components/campaign-hero';
import { brandCampaign } from '../../content/vzan2023';

export function BrandHero() {
  return (
    <CampaignHero hero={brandCampaign.hero} ground="dark">
      <StoreNetworkStage drawing={teaCounterScene} />
    </CampaignHero>
  );
}
