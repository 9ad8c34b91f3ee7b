'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { LiveRoomStage } from '@site/drawings/stages/live-room-stage';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseSpotlight } from '../../components/case-spotlight';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import { syzbAnchors, syzbHead, syzbHero } from '../../content/home-syzb/hero';
import { syzbQuestions } from '../../content/home-syzb/questions';
import { syzbRun } from '../../content/home-syzb/run-sheet';
import * as sections from '../../content/home-syzb/sections';
import { syzbCard, syzbFollowUp, syzbReport } from '../../content/home-syzb/stages';
import { SyzbMonth } from './home-syzb-month';
import { syzbOnAir } from './home-syzb-scenes';

const path = '/home/syzb';
const { name } = syzbHead;
const [card, followUp, report] = sections.syzbFeatures;

function Features() {
  return (
    <Section id="features" ground="sand" title={<BrokenLines lines={sections.syzbFeaturesTitle} />}>
      <FeatureRows label={sections.syzbFeaturesTitle.join('')}>
        <FeatureRow feature={card}>
          <LiveRoomStage room={syzbCard} scene={syzbOnAir.wardrobeHost} />
        </FeatureRow>
        <FeatureRow feature={followUp} mirrored>
          <ScrmStage followUp={syzbFollowUp} ground="paper" />
        </FeatureRow>
        <FeatureRow feature={report}>
          <DashboardStage report={syzbReport} />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...syzbHero} ground="dark" picture="ahead">
        <SyzbMonth />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={syzbAnchors} />
      <FirstScreenEnd />
      <BeforeAfter id="compare" {...sections.syzbCompare} />
      <Features />
      <PainColumns id="pains" {...sections.syzbPains} />
      <RunSheet id="run" {...syzbRun} />
      <RuleLedger id="rules" {...sections.syzbRules} ground="tint" />
      <CaseSpotlight picture="right" cases={cases} {...sections.syzbCases.text} ground="plain" />
      <QuestionSection questions={syzbQuestions} related={sections.syzbRelated} />
    </>
  );
}
