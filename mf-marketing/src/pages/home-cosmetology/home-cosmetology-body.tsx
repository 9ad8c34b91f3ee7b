'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FactTable } from '../../components/fact-table';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/cosmetology';
import { cosmetologyInvite, cosmetologyLedger, cosmetologyLesson } from '../../content/cosmetology-stages';
import { CosmetologyPass } from './home-cosmetology-pass';

const path = '/home/cosmetology';
const { name } = words.cosmetologyHead;
const [lesson, ledger, invite] = words.cosmetologyFeatures;

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={words.cosmetologyFeaturesTitle} />}>
      <FeatureRow feature={lesson} mirrored>
        <ScreenStage screening={cosmetologyLesson} ground="sand" />
      </FeatureRow>
      <FeatureRow feature={ledger}>
        <DocumentStage work={cosmetologyLedger} />
      </FeatureRow>
      <FeatureRow feature={invite} mirrored>
        <DocumentStage work={cosmetologyInvite} ground="sand" />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero
        crumbs={productCrumbs(name, path)}
        name={name}
        {...words.cosmetologyHero}
        ground="sand"
        picture="ahead"
      >
        <CosmetologyPass />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.cosmetologyAnchors} />
      <QuestionLedger id="pains" {...words.cosmetologyPains} />
      <StepLine id="steps" {...words.cosmetologySteps} />
      <Features />
      <FactTable id="cards" {...words.cosmetologyCards} ground="tint" />
      <RuleLedger id="rules" {...words.cosmetologyRules} />
      <CaseStrip cases={cases} {...words.cosmetologyCases.words} ground="plain" />
      <QuestionSection questions={words.cosmetologyQuestions} />
      <RelatedLinks list={words.cosmetologyRelated} />
    </>
  );
}
