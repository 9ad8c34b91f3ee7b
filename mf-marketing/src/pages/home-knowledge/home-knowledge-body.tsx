'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { Award, FileDown, Gift, Percent, PencilLine, Store } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseSpotlight } from '../../components/case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { knowledgeAnchors, knowledgeHead, knowledgeHero } from '../../content/home-knowledge/hero';
import { knowledgeQuestions } from '../../content/home-knowledge/questions';
import * as sections from '../../content/home-knowledge/sections';
import { knowledgeCamp, knowledgeGuarded, knowledgeReport } from '../../content/home-knowledge/stages';
import { KnowledgeCourse } from './home-knowledge-course';
import { knowledgeOnAir } from './home-knowledge-scenes';

const path = '/home/knowledge';
const { name } = knowledgeHead;
const [camp, guarded, report] = sections.knowledgeFeatures;
const shop = [Store, Percent, Award, Gift, PencilLine, FileDown];

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={sections.knowledgeFeaturesTitle} />}>
      <FeatureRows label={sections.knowledgeFeaturesTitle.join('')}>
        <FeatureRow feature={camp}>
          <DocumentStage work={knowledgeCamp} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={guarded} mirrored>
          <ScreenStage screening={knowledgeGuarded} picture={knowledgeOnAir.moderator} />
        </FeatureRow>
        <FeatureRow feature={report}>
          <DashboardStage report={knowledgeReport} />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...knowledgeHero} ground="deep" picture="below">
        <KnowledgeCourse />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={knowledgeAnchors} />
      <BeforeAfter id="compare" {...sections.knowledgeCompare} />
      <FactTable id="ways" {...sections.knowledgeWays} ground="sand" />
      <Features />
      <FeatureGrid id="shop" {...sections.knowledgeGuard} icons={shop} ground="dark" />
      <RuleLedger id="rules" {...sections.knowledgeRules} ground="tint" />
      <CaseSpotlight cases={cases} {...sections.knowledgeCases.text} ground="plain" />
      <QuestionSection questions={knowledgeQuestions} related={sections.knowledgeRelated} />
    </>
  );
}
