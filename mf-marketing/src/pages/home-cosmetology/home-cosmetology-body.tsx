'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { AnchorRow } from '../../components/anchor-row';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FactTable } from '../../components/fact-table';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import { cosmetologyAnchors, cosmetologyHead, cosmetologyHero } from '../../content/home-cosmetology/hero';
import { cosmetologyQuestions } from '../../content/home-cosmetology/questions';
import * as sections from '../../content/home-cosmetology/sections';
import { cosmetologyInvite, cosmetologyLedger, cosmetologyLesson } from '../../content/home-cosmetology/stages';
import { CosmetologyPass } from './home-cosmetology-pass';
import { cosmetologyCase, cosmetologyOnAir } from './home-cosmetology-scenes';

const path = '/home/cosmetology';
const { name } = cosmetologyHead;
const [lesson, ledger, invite] = sections.cosmetologyFeatures;

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={sections.cosmetologyFeaturesTitle} />}>
      <FeatureRows label={sections.cosmetologyFeaturesTitle.join('')}>
        <FeatureRow feature={lesson} mirrored>
          <ScreenStage screening={cosmetologyLesson} picture={cosmetologyOnAir.hairSalon} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={ledger}>
          <DocumentStage work={cosmetologyLedger} />
        </FeatureRow>
        <FeatureRow feature={invite} mirrored>
          <DocumentStage work={cosmetologyInvite} ground="sand" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: cosmetologyCase.cosmetologyCaseWide, tall: cosmetologyCase.cosmetologyCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...cosmetologyHero} ground="sand" picture="ahead">
        <CosmetologyPass />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={cosmetologyAnchors} />
      <QuestionLedger id="pains" {...sections.cosmetologyPains} />
      <StepLine id="steps" {...sections.cosmetologySteps} />
      <Features />
      <FactTable id="cards" {...sections.cosmetologyCards} ground="tint" />
      <RuleLedger id="rules" {...sections.cosmetologyRules} />
      <DrawnCaseSpotlight drawn={drawn} cases={cases} {...sections.cosmetologyCases.text} ground="plain" />
      <QuestionSection questions={cosmetologyQuestions} related={sections.cosmetologyRelated} />
    </>
  );
}
