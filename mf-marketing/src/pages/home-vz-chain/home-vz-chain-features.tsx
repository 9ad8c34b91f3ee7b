import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { LiveRoomStage } from '@site/drawings/stages/live-room-stage';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { FeatureReport } from '../../components/feature-report';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { chainFeatures, chainFeaturesTitle, chainReport } from '../../content/home-vz-chain/sections';
import { storeFollowUp, storeRoom, storesReport } from '../../content/home-vz-chain/stages';
import { storeOnAir } from './home-vz-chain-scenes';

const [room, owner] = chainFeatures;

/** The show in each store, whose customer it is, and the account of all stores. */
export function ChainFeatures() {
  return (
    <Section id="features" ground="sand">
      <h2>
        <VisuallyHidden>{chainFeaturesTitle}</VisuallyHidden>
      </h2>
      <FeatureRows label={chainFeaturesTitle}>
        <FeatureRow feature={room} mirrored>
          <LiveRoomStage room={storeRoom} scene={storeOnAir.drinksHost} ground="paper" />
        </FeatureRow>
        <FeatureRow feature={owner}>
          <ScrmStage followUp={storeFollowUp} ground="mint" />
        </FeatureRow>
        <FeatureReport id="report" title={chainReport.title} intro={chainReport.intro}>
          <DashboardStage report={storesReport} />
        </FeatureReport>
      </FeatureRows>
    </Section>
  );
}
