import { Section } from '@site/shared/ui/section';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PhoneTitle } from '../../components/phone-title';
import { scrmFeatures, scrmFeaturesTitle } from '../../content/home-vz-scrm/sections';
import { CodeBoard, SopWeek, TagFlow } from './home-vz-scrm-stages';

const [codes, tags, calendar] = scrmFeatures;

/** People come in, are known, and are followed up. */
export function ScrmFeatures() {
  return (
    <Section id="features">
      <PhoneTitle>{scrmFeaturesTitle}</PhoneTitle>
      <FeatureRows label={scrmFeaturesTitle}>
        <FeatureRow feature={codes}>
          <CodeBoard />
        </FeatureRow>
        <FeatureRow feature={tags} mirrored>
          <TagFlow />
        </FeatureRow>
        <FeatureRow feature={calendar}>
          <SopWeek />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}
