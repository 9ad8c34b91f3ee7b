'use static';

import { CampaignHero } from '../../components/campaign-hero';
import { leadCampaign } from '../../content/index-vzan';
import { LeadRoll } from './index-vzan-roll';

export function LeadHero() {
  return (
    <CampaignHero hero={leadCampaign.hero} ground="sand">
      <LeadRoll />
    </CampaignHero>
  );
}
