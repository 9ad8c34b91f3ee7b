'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import * as words from '../../content/healthy';
import { healthyCredits, healthyTalk } from '../../content/healthy-stages';
import { HealthyLanes } from './home-healthy-lanes';

const path = '/home/healthy';
const { name } = words.healthyHead;
const [speaker, credits] = words.healthyFeatures;

function Features() {
  return (
    <Section id="features" ground="sand" title={<BrokenLines lines={words.healthyFeaturesTitle} />}>
      <FeatureRow feature={speaker}>
        <ScreenStage screening={healthyTalk} />
      </FeatureRow>
      <FeatureRow feature={credits} mirrored>
        <DocumentStage work={healthyCredits} ground="paper" />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.healthyHero} ground="tint" picture="ahead">
        <HealthyLanes />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.healthyAnchors} />
      <PainColumns id="pains" {...words.healthyPains} />
      <Features />
      <SceneGrid id="scenes" {...words.healthyScenes} />
      <RuleLedger id="rules" {...words.healthyRules} ground="dark" />
      <PromiseRow {...words.healthyPromises} />
      <CaseStrip cases={cases} {...words.healthyCases.words} />
      <QuestionSection questions={words.healthyQuestions} />
      <RelatedLinks list={words.healthyRelated} />
    </>
  );
}
