import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section, SectionHeading } from '@site/shared/ui/section';
import { DashboardStage } from '@site/shared/ui/stages/dashboard-stage';
import { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import { drinksHostScene } from '@site/shared/ui/stages/scenes/drinks-host-scene';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { FeatureRow } from '../../components/feature-row';
import { chainFeatures, chainFeaturesTitle, chainReport } from '../../content/home-vz-chain/sections';
import { storeFollowUp, storeRoom, storesReport } from '../../content/home-vz-chain/stages';

const [room, owner] = chainFeatures;

/** The show in each store, whose customer it is, and the account of all stores. */
export function ChainFeatures() {
  return (
    <>
      <Section id="features" ground="sand">
        <h2>
          <VisuallyHidden>{chainFeaturesTitle}</VisuallyHidden>
        </h2>
        <FeatureRow feature={room} mirrored>
          <LiveRoomStage room={storeRoom} drawing={drinksHostScene} ground="paper" />
        </FeatureRow>
        <FeatureRow feature={owner}>
          <ScrmStage followUp={storeFollowUp} ground="mint" />
        </FeatureRow>
      </Section>
      <Section id="report">
        <SectionHeading
          title={<BrokenLines lines={chainReport.title} />}
          intro={chainReport.intro}
          arrangement="split"
        />
        <DashboardStage report={storesReport} />
      </Section>
    </>
  );
}
