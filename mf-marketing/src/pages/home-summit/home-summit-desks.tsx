import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ChoiceLine } from '../../components/choice-line';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { PhotoWallStage } from '@site/drawings/stages/photo-wall-stage';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { summitFeatures, summitFeaturesTitle } from '../../content/home-summit/sections';
import { summitReport, summitTickets } from '../../content/home-summit/stages';
import { summitPhotos } from './home-summit-scenes';

const stages = [
  <DocumentStage key="tickets" work={summitTickets} ground="sand" />,
  <PhotoWallStage key="photos" pictures={summitPhotos} />,
  <DashboardStage key="report" report={summitReport} />,
];

/** Before, during and after the summit, one tab each. */
export function SummitDesks() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={summitFeaturesTitle} />}>
      <ChoiceLine
        legend="看哪一段工作"
        tabs={summitFeatures.map(({ tab, feature }, index) => ({
          name: tab,
          panel: (
            <FeatureRow feature={feature} mirrored>
              {stages[index]}
            </FeatureRow>
          ),
        }))}
      />
    </Section>
  );
}
