'use static';

import { Section } from '@site/shared/ui/section';
import { PhotoWallStage } from '@site/shared/ui/stages/photo-wall-stage';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { ChartNoAxesColumn, Clock, Images, UsersRound } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { FactTable } from '../../components/fact-table';
import { FeatureRow } from '../../components/feature-row';
import type { PageCases } from '../../components/page-cases';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { SceneGrid } from '../../components/scene-grid';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/image-live';
import { AlbumStage } from './home-image-live-album';
import { DeskStage } from './home-image-live-desk';

const path = '/home/imageLive';
const { name } = words.imageHead;
const [desk, album] = words.imageFeatures;

/** In the order of the pains. */
const painIcons = [Clock, Images, UsersRound, ChartNoAxesColumn];

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: PageCases) {
  return (
    <>
      <ProductHero ground="mint" picture="ahead" crumbs={productCrumbs(name, path)} name={name} {...words.imageHero}>
        <PhotoWallStage ground="paper" />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.imageAnchors} />
      <StepLine id="way" {...words.imageWay} />
      <PainCards id="pains" icons={painIcons} {...words.imagePains} />
      <Section id="features" ground="sand">
        <h2>
          <VisuallyHidden>{words.imageFeaturesTitle}</VisuallyHidden>
        </h2>
        <FeatureRow feature={desk}>
          <DeskStage />
        </FeatureRow>
        <FeatureRow feature={album} mirrored>
          <AlbumStage />
        </FeatureRow>
      </Section>
      <SceneGrid id="scenes" {...words.imageScenes} />
      <CaseStrip id="cases" cases={cases} {...words.imageCases} />
      <FactTable id="cameras" {...words.imageCameras} />
      <QuestionSection questions={words.imageQuestions} />
      <RelatedLinks list={words.imageRelated} />
    </>
  );
}
