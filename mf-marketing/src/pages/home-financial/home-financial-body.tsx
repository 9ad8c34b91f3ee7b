'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import { financialAnchors, financialHead, financialHero } from '../../content/home-financial/hero';
import { financialQuestions } from '../../content/home-financial/questions';
import * as sections from '../../content/home-financial/sections';
import { caseFile, investorClass } from '../../content/home-financial/stages';
import { FinancialTrail } from './home-financial-trail';
import { financialCase, financialOnAir, financialPictures } from './home-financial-scenes';

const path = '/home/financial';
const { name } = financialHead;
const [onScreen, file] = sections.financialFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={sections.financialFeaturesTitle} />}>
      <FeatureRows label={sections.financialFeaturesTitle.join('')}>
        <FeatureRow feature={onScreen} mirrored>
          <ScreenStage screening={investorClass} picture={financialOnAir.adviserDesk} />
        </FeatureRow>
        <FeatureRow feature={file}>
          <DocumentStage work={caseFile} ground="sand" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: financialCase.financialCaseWide, tall: financialCase.financialCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: CasesData & PageFacts) {
  const hero = financialHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="sand" picture="ahead">
        <FinancialTrail />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={financialAnchors} />
      <PainColumns id="pains" {...sections.financialPains} />
      <Features />
      <RuleLedger id="rules" {...sections.financialRules} ground="dark" />
      <BeforeAfter id="deploy" {...fillWords(sections.financialCompare, facts)} />
      <SceneGrid id="scenes" {...sections.financialScenes} pictures={financialPictures} />
      <DrawnCaseSpotlight
        drawn={drawn}
        picture="right"
        cases={cases}
        {...sections.financialCases.text}
        share={sections.financialCases.share}
        ground="sand"
      />
      <QuestionSection questions={fillWords(financialQuestions, facts)} related={sections.financialRelated} />
    </>
  );
}
