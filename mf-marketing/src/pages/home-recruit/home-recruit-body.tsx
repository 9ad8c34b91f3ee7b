'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/recruit';
import { recruitCards, recruitInvite, recruitWorkshop } from '../../content/recruit-stages';
import { RecruitFair } from './home-recruit-fair';

const path = '/home/recruit';
const { name } = words.recruitHead;
const [workshop, cards, invite] = words.recruitFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={words.recruitFeaturesTitle} />}>
      <FeatureRow feature={workshop}>
        <ScreenStage screening={recruitWorkshop} ground="sand" />
      </FeatureRow>
      <FeatureRow feature={cards} mirrored>
        <DocumentStage work={recruitCards} />
      </FeatureRow>
      <FeatureRow feature={invite}>
        <ScrmStage followUp={recruitInvite} />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.recruitHero} ground="sand" picture="below">
        <RecruitFair />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.recruitAnchors} />
      <BeforeAfter id="compare" {...words.recruitCompare} />
      <Features />
      <StepLine id="steps" {...words.recruitSteps} />
      <RuleLedger id="rules" {...words.recruitRules} />
      <CaseStrip cases={cases} {...words.recruitCases.words} ground="plain" />
      <QuestionSection questions={words.recruitQuestions} />
      <RelatedLinks list={words.recruitRelated} />
    </>
  );
}
