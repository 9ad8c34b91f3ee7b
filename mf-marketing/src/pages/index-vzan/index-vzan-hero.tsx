'use static';

import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { CampaignHero } from '../../components/campaign-hero';
import { leadCampaign } from '../../content/index-vzan';

export function LeadHero() {
  return (
    <CampaignHero hero={leadCampaign.hero} ground="sand">
      <ScrmStage ground="mint" />
    </CampaignHero>
  );
}
