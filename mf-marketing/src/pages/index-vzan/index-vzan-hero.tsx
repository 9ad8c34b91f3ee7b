'use static';

import { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import { CampaignHero } from '../../components/campaign-hero';
import { leadCampaign } from '../../content/campaigns';

export function LeadHero() {
  return (
    <CampaignHero hero={leadCampaign.hero} ground="sand">
      <LiveRoomStage />
    </CampaignHero>
  );
}
