import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { LiveRoomStage } from '@site/drawings/stages/live-room-stage';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { FeatureReport } from '../../components/feature-report';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PhoneTitle } from '../../components/phone-title';
import { SignUpStage } from '../../components/sign-up-stage';
import { entmarketFeatures, entmarketFeaturesTitle, entmarketReport } from '../../content/home-entmarket/sections';
import { entmarketRoom } from '../../content/home-entmarket/stages';
import { entmarketOnAir } from './home-entmarket-scenes';

/** Features, in the order of the work: people come, take part, are followed up, and are counted. */
export function EntmarketFeatures({ facts }: PageFacts) {
  const [signUp, room, followUp] = fillWords(entmarketFeatures, facts);

  return (
    <Section id="features" ground="tint">
      <PhoneTitle>{entmarketFeaturesTitle}</PhoneTitle>
      <FeatureRows label={entmarketFeaturesTitle}>
        <FeatureRow feature={signUp}>
          <SignUpStage />
        </FeatureRow>
        <FeatureRow feature={room} mirrored>
          <LiveRoomStage ground="sand" room={entmarketRoom} scene={entmarketOnAir.host} />
        </FeatureRow>
        <FeatureRow feature={followUp}>
          <ScrmStage ground="mint" />
        </FeatureRow>
        <FeatureReport title={entmarketReport.title} intro={entmarketReport.intro}>
          <DashboardStage />
        </FeatureReport>
      </FeatureRows>
    </Section>
  );
}
