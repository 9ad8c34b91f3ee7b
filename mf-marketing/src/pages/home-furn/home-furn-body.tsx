'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import * as words from '../../content/furn';
import { furnAlliance, furnFactory, furnFollowUp } from '../../content/furn-stages';
import { FurnPlan } from './home-furn-plan';

const path = '/home/furn';
const { name } = words.furnHead;
const [factory, alliance, designer] = words.furnFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={words.furnFeaturesTitle} />}>
      <FeatureRow feature={factory}>
        <ScreenStage screening={furnFactory} />
      </FeatureRow>
      <FeatureRow feature={alliance} mirrored>
        <DocumentStage work={furnAlliance} ground="sand" />
      </FeatureRow>
      <FeatureRow feature={designer}>
        <ScrmStage followUp={furnFollowUp} ground="mint" />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.furnHero} ground="tint" picture="below">
        <FurnPlan />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.furnAnchors} />
      <PainColumns id="pains" {...words.furnPains} />
      <RunSheet id="run" {...words.furnRun} />
      <Features />
      <SceneGrid id="scenes" {...words.furnScenes} />
      <CaseStrip cases={cases} {...words.furnCases.words} ground="sand" />
      <QuestionSection questions={words.furnQuestions} />
      <RelatedLinks list={words.furnRelated} />
    </>
  );
}
