'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/shared/ui/stages/dashboard-stage';
import { Award, FileDown, Gift, Percent, PencilLine, Store } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import * as words from '../../content/knowledge';
import { knowledgeCamp, knowledgeGuarded, knowledgeReport } from '../../content/knowledge-stages';
import { KnowledgeCourse } from './home-knowledge-course';

const path = '/home/knowledge';
const { name } = words.knowledgeHead;
const [camp, guarded, report] = words.knowledgeFeatures;
const shop = [Store, Percent, Award, Gift, PencilLine, FileDown];

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={words.knowledgeFeaturesTitle} />}>
      <FeatureRow feature={camp}>
        <DocumentStage work={knowledgeCamp} ground="sand" />
      </FeatureRow>
      <FeatureRow feature={guarded} mirrored>
        <ScreenStage screening={knowledgeGuarded} />
      </FeatureRow>
      <FeatureRow feature={report}>
        <DashboardStage report={knowledgeReport} />
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
        {...words.knowledgeHero}
        ground="deep"
        picture="below"
      >
        <KnowledgeCourse />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.knowledgeAnchors} />
      <BeforeAfter id="compare" {...words.knowledgeCompare} />
      <FactTable id="ways" {...words.knowledgeWays} ground="sand" />
      <Features />
      <FeatureGrid id="shop" {...words.knowledgeGuard} icons={shop} ground="dark" />
      <RuleLedger id="rules" {...words.knowledgeRules} ground="tint" />
      <CaseStrip cases={cases} {...words.knowledgeCases.words} ground="plain" />
      <QuestionSection questions={words.knowledgeQuestions} />
      <RelatedLinks list={words.knowledgeRelated} />
    </>
  );
}
