'use static';

import { fillWords } from '@site/shared/page/fact-words';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { PhotoWallStage } from '@site/drawings/stages/photo-wall-stage';
import { CaseStudy } from '../../components/topic/case-study';
import { FeatureRows } from '../../components/topic/feature-rows';
import { FunctionGroups } from '../../components/topic/function-groups';
import { PainCards } from '../../components/topic/pain-cards';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { FilledTopic } from '../../components/topic/topic-case';
import {
  summitFeatures,
  summitFunctions,
  summitPains,
  summitPhases,
  summitRelated,
  summitReport,
  summitCopy,
} from '../../content/summit';
import { SummitDay } from './summit-day';
import { SummitTicket } from './summit-ticket';
import { summitPhotos } from './summit-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study, facts }: FilledTopic) {
  const { title, photos, report } = summitFeatures;

  return (
    <>
      <TopicHero text={summitCopy.hero}>
        <SummitTicket />
      </TopicHero>
      <PainCards title="办过会的人都懂" pains={summitPains} />
      <SummitDay />
      <PhaseTabs title="三十天的分工" legend="选一个阶段" phases={summitPhases} />
      <FeatureRows
        title={title}
        features={[
          { ...photos, stage: <PhotoWallStage pictures={summitPhotos} portrait /> },
          { ...report, stage: <DashboardStage report={summitReport} portrait /> },
        ]}
      />
      <CaseStudy title="行业协会峰会案例" study={study} />
      <FunctionGroups title="功能清单" groups={fillWords(summitFunctions, facts)} />
      <TopicQuestions questions={fillWords(summitCopy.questions, facts)} related={summitRelated} ground="sand" />
    </>
  );
}
