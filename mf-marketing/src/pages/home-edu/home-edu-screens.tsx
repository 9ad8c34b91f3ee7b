import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ChoiceLine } from '../../components/choice-line';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { LiveRoomStage } from '@site/drawings/stages/live-room-stage';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { eduFeatures, eduFeaturesTitle } from '../../content/home-edu/sections';
import { eduRollCall, eduRoom } from '../../content/home-edu/stages';
import { trainingReport } from '../../content/solutions/stages';
import { eduOnAir } from './home-edu-scenes';

const stages = [
  <LiveRoomStage key="room" room={eduRoom} scene={eduOnAir.class} />,
  <DocumentStage key="roll" work={eduRollCall} ground="sand" />,
  <DashboardStage key="report" report={trainingReport} />,
];

/** One class seen from three desks: teacher, administrator, manager. */
export function EduScreens() {
  return (
    <Section id="class" ground="tint" title={<BrokenLines lines={eduFeaturesTitle} />}>
      <ChoiceLine
        legend="从谁的屏幕看这堂课"
        tabs={eduFeatures.map(({ tab, feature }, index) => ({
          name: tab,
          panel: <FeatureRow feature={feature}>{stages[index]}</FeatureRow>,
        }))}
      />
    </Section>
  );
}
