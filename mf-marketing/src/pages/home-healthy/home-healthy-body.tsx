'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { AnchorRow } from '../../components/anchor-row';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import { healthyAnchors, healthyHead, healthyHero } from '../../content/home-healthy/hero';
import { healthyQuestions } from '../../content/home-healthy/questions';
import * as sections from '../../content/home-healthy/sections';
import { healthyCredits, healthyTalk } from '../../content/home-healthy/stages';
import { HealthyLanes } from './home-healthy-lanes';
import { healthyCase, healthyOnAir, healthyPictures } from './home-healthy-scenes';

const path = '/home/healthy';
const { name } = healthyHead;
const [speaker, credits] = sections.healthyFeatures;

function Features() {
  return (
    <Section id="features" ground="sand" title={<BrokenLines lines={sections.healthyFeaturesTitle} />}>
      <FeatureRows label={sections.healthyFeaturesTitle.join('')}>
        <FeatureRow feature={speaker}>
          <ScreenStage screening={healthyTalk} picture={healthyOnAir.doctor} />
        </FeatureRow>
        <FeatureRow feature={credits} mirrored>
          <DocumentStage work={healthyCredits} ground="paper" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: healthyCase.healthyCaseWide, tall: healthyCase.healthyCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: CasesData & PageFacts) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...healthyHero} ground="tint" picture="ahead">
        <HealthyLanes />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={healthyAnchors} />
      <PainColumns id="pains" {...sections.healthyPains} />
      <Features />
      <SceneGrid id="scenes" {...sections.healthyScenes} pictures={healthyPictures} />
      <RuleLedger id="rules" {...sections.healthyRules} ground="dark" />
      <PromiseRow {...fillWords(sections.healthyPromises, facts)} />
      <DrawnCaseSpotlight drawn={drawn} picture="right" cases={cases} {...sections.healthyCases.text} ground="sand" />
      <QuestionSection questions={healthyQuestions} related={sections.healthyRelated} />
    </>
  );
}
