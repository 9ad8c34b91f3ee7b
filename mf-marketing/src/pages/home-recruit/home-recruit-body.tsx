'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import { recruitAnchors, recruitHead, recruitHero } from '../../content/home-recruit/hero';
import { recruitQuestions } from '../../content/home-recruit/questions';
import * as sections from '../../content/home-recruit/sections';
import { recruitCards, recruitInvite, recruitWorkshop } from '../../content/home-recruit/stages';
import { RecruitFair } from './home-recruit-fair';
import { recruitCase, recruitOnAir } from './home-recruit-scenes';

const path = '/home/recruit';
const { name } = recruitHead;
const [workshop, cards, invite] = sections.recruitFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={sections.recruitFeaturesTitle} />}>
      <FeatureRows label={sections.recruitFeaturesTitle.join('')}>
        <FeatureRow feature={workshop}>
          <ScreenStage screening={recruitWorkshop} picture={recruitOnAir.factory} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={cards} mirrored>
          <DocumentStage work={recruitCards} />
        </FeatureRow>
        <FeatureRow feature={invite}>
          <ScrmStage followUp={recruitInvite} />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: recruitCase.recruitCaseWide, tall: recruitCase.recruitCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...recruitHero} ground="sand" picture="below">
        <RecruitFair />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={recruitAnchors} />
      <BeforeAfter id="compare" {...sections.recruitCompare} />
      <Features />
      <StepLine id="steps" {...sections.recruitSteps} />
      <RuleLedger id="rules" {...sections.recruitRules} />
      <DrawnCaseSpotlight drawn={drawn} cases={cases} {...sections.recruitCases.text} ground="plain" />
      <QuestionSection questions={recruitQuestions} related={sections.recruitRelated} />
    </>
  );
}
