import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/shared/ui/stages/dashboard-stage';
import { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { FeatureRow } from '../../components/feature-row';
import { SignUpStage } from '../../components/sign-up-stage';
import { entmarketFeatures, entmarketFeaturesTitle, entmarketReport } from '../../content/home-entmarket/sections';
import { entmarketRoom } from '../../content/home-entmarket/stages';
import styles from './home-entmarket.module.css';

const [signUp, room, followUp] = entmarketFeatures;

/** Features, in the order of the work: people come, take part, are followed up, and are counted. */
export function EntmarketFeatures() {
  return (
    <Section id="features" ground="tint">
      <h2>
        <VisuallyHidden>{entmarketFeaturesTitle}</VisuallyHidden>
      </h2>
      <FeatureRow feature={signUp}>
        <SignUpStage />
      </FeatureRow>
      <FeatureRow feature={room} mirrored>
        <LiveRoomStage ground="sand" room={entmarketRoom} />
      </FeatureRow>
      <FeatureRow feature={followUp}>
        <ScrmStage ground="mint" />
      </FeatureRow>
      <div className={styles.report}>
        <div className={styles.reportText}>
          <h3 className={styles.reportTitle}>
            <BrokenLines lines={entmarketReport.title} />
          </h3>
          <p className={styles.reportIntro}>{entmarketReport.intro}</p>
        </div>
        <DashboardStage />
      </div>
    </Section>
  );
}
