'use static';

import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { AnchorRow } from '../../components/anchor-row';
import { CaseSpotlight } from '../../components/case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FactTable } from '../../components/fact-table';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import type { PageCases } from '../../components/page-cases';
import { PhoneTitle } from '../../components/phone-title';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RunSheet } from '../../components/run-sheet';
import { eventAnchors, eventHead, eventHero } from '../../content/home-activity-manage/hero';
import { eventQuestions } from '../../content/home-activity-manage/questions';
import { eventRun } from '../../content/home-activity-manage/run-sheet';
import * as sections from '../../content/home-activity-manage/sections';
import { eventApplications, eventReport } from '../../content/home-activity-manage/stages';
import { DoorConsole } from './home-activity-manage-badge';
import styles from './home-activity-manage-lanyard.module.css';
import { SeatStage } from './home-activity-manage-seats';

const { name } = eventHead;
const crumbs = productCrumbs(name, '/home/ActivityManage');
const [applications, seats, report] = sections.eventFeatures;

function Features() {
  return (
    <Section id="features" ground="tint">
      <PhoneTitle>{sections.eventFeaturesTitle}</PhoneTitle>
      <FeatureRows label={sections.eventFeaturesTitle}>
        <FeatureRow feature={applications}>
          <DocumentStage work={eventApplications} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={seats} mirrored>
          <SeatStage />
        </FeatureRow>
        <FeatureRow feature={report}>
          <DashboardStage report={eventReport} />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: PageCases) {
  return (
    <>
      <ProductHero ground="mint" picture="ahead" crumbs={crumbs} name={name} {...eventHero}>
        <DoorConsole />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={eventAnchors} />
      <div className={styles.chat}>
        <QuestionLedger id="pains" {...sections.eventPains} />
      </div>
      <Features />
      <RunSheet id="run" {...eventRun} />
      <div className={styles.badges}>
        <FactTable id="check-in" {...sections.eventCheckIn} />
      </div>
      <CaseSpotlight id="cases" ground="sand" cases={cases} {...sections.eventCases} />
      <div className={styles.tickets}>
        <QuestionSection questions={eventQuestions} related={sections.eventRelated} />
      </div>
    </>
  );
}
