'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import { furnAnchors, furnHead, furnHero } from '../../content/home-furn/hero';
import { furnQuestions } from '../../content/home-furn/questions';
import { furnRun } from '../../content/home-furn/run-sheet';
import * as sections from '../../content/home-furn/sections';
import { furnAlliance, furnFactory, furnFollowUp } from '../../content/home-furn/stages';
import { FurnPlan } from './home-furn-plan';
import { furnCase, furnOnAir, furnPictures } from './home-furn-scenes';

const path = '/home/furn';
const { name } = furnHead;
const [factory, alliance, designer] = sections.furnFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={sections.furnFeaturesTitle} />}>
      <FeatureRows label={sections.furnFeaturesTitle.join('')}>
        <FeatureRow feature={factory}>
          <ScreenStage screening={furnFactory} picture={furnOnAir.factory} />
        </FeatureRow>
        <FeatureRow feature={alliance} mirrored>
          <DocumentStage work={furnAlliance} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={designer}>
          <ScrmStage followUp={furnFollowUp} ground="mint" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: furnCase.furnCaseWide, tall: furnCase.furnCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...furnHero} ground="tint" picture="below">
        <FurnPlan />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={furnAnchors} />
      <PainColumns id="pains" {...sections.furnPains} />
      <RunSheet id="run" {...furnRun} />
      <Features />
      <SceneGrid id="scenes" {...sections.furnScenes} pictures={furnPictures} />
      <DrawnCaseSpotlight drawn={drawn} cases={cases} {...sections.furnCases.text} ground="sand" />
      <QuestionSection questions={furnQuestions} related={sections.furnRelated} />
    </>
  );
}
