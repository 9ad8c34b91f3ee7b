'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import * as words from '../../content/financial';
import { caseFile, investorClass } from '../../content/financial-stages';
import { FinancialTrail } from './home-financial-trail';

const path = '/home/financial';
const { name } = words.financialHead;
const [onScreen, file] = words.financialFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={words.financialFeaturesTitle} />}>
      <FeatureRow feature={onScreen} mirrored>
        <ScreenStage screening={investorClass} />
      </FeatureRow>
      <FeatureRow feature={file}>
        <DocumentStage work={caseFile} ground="sand" />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  const hero = words.financialHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="sand" picture="ahead">
        <FinancialTrail />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.financialAnchors} />
      <PainColumns id="pains" {...words.financialPains} />
      <Features />
      <RuleLedger id="rules" {...words.financialRules} ground="dark" />
      <BeforeAfter id="deploy" {...words.financialCompare} />
      <SceneGrid id="scenes" {...words.financialScenes} />
      <CaseStrip cases={cases} {...words.financialCases.words} ground="sand" />
      <QuestionSection questions={words.financialQuestions} />
      <RelatedLinks list={words.financialRelated} />
    </>
  );
}
