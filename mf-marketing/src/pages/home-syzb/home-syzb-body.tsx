'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/shared/ui/stages/dashboard-stage';
import { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { FeatureRow } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import * as words from '../../content/syzb';
import { syzbQuestions } from '../../content/syzb-questions';
import { syzbCard, syzbFollowUp, syzbReport } from '../../content/syzb-stages';
import { SyzbMonth } from './home-syzb-month';

const path = '/home/syzb';
const { name } = words.syzbHead;
const [card, followUp, report] = words.syzbFeatures;

function Features() {
  return (
    <Section id="features" ground="sand" title={<BrokenLines lines={words.syzbFeaturesTitle} />}>
      <FeatureRow feature={card}>
        <LiveRoomStage room={syzbCard} />
      </FeatureRow>
      <FeatureRow feature={followUp} mirrored>
        <ScrmStage followUp={syzbFollowUp} ground="paper" />
      </FeatureRow>
      <FeatureRow feature={report}>
        <DashboardStage report={syzbReport} />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.syzbHero} ground="dark" picture="ahead">
        <SyzbMonth />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.syzbAnchors} />
      <BeforeAfter id="compare" {...words.syzbCompare} />
      <Features />
      <PainColumns id="pains" {...words.syzbPains} />
      <RunSheet id="run" {...words.syzbRun} />
      <RuleLedger id="rules" {...words.syzbRules} ground="tint" />
      <CaseStrip cases={cases} {...words.syzbCases.words} ground="plain" />
      <QuestionSection questions={syzbQuestions} />
      <RelatedLinks list={words.syzbRelated} />
    </>
  );
}
