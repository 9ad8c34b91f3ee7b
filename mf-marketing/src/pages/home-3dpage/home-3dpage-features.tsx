import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Section } from '@site/shared/ui/section';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PhoneTitle } from '../../components/phone-title';
import { virtualFeatures, virtualFeaturesTitle } from '../../content/home-3dpage/sections';
import { CameraMoves } from './home-3dpage-cameras';
import { PictureLayers } from './home-3dpage-layers';

/** How the picture is built, and how it is framed. */
export function VirtualFeatures({ facts }: PageFacts) {
  const [layers, cameras] = fillWords(virtualFeatures, facts);
  return (
    <Section id="features" ground="tint">
      <PhoneTitle>{virtualFeaturesTitle}</PhoneTitle>
      <FeatureRows label={virtualFeaturesTitle} stacked>
        <FeatureRow feature={layers}>
          <PictureLayers />
        </FeatureRow>
        <FeatureRow feature={cameras} mirrored>
          <CameraMoves />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}
