import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { LiveRoomStage } from '@site/drawings/stages/live-room-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { chainFeatures, chainFeaturesTitle } from '../../content/home-chain/sections';
import { chainReport, chainRoom } from '../../content/home-chain/stages';
import { chainOnAir } from './home-chain-scenes';

const [room, ranking] = chainFeatures;

/** What headquarters prepares, and what comes back. */
export function ChainFeatures() {
  return (
    <Section ground="tint" title={<BrokenLines lines={chainFeaturesTitle} />}>
      <FeatureRows label={chainFeaturesTitle.join('')}>
        <FeatureRow feature={room} mirrored>
          <LiveRoomStage room={chainRoom} scene={chainOnAir.shopHost} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={ranking}>
          <DashboardStage report={chainReport} />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}
