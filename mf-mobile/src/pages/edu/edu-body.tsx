'use static';

import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { PortraitLiveRoomStage } from '@site/drawings/stages/portrait-live-room-stage';
import { classScene } from '@site/drawings/scenes/class-scene';
import { CaseStudy } from '../../components/topic/case-study';
import { FeatureRows } from '../../components/topic/feature-rows';
import { PainCards } from '../../components/topic/pain-cards';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { TopicData } from '../../components/topic/topic-case';
import { eduFeatures, eduPains, eduPhases, eduRelated } from '../../content/edu/sections';
import { eduReport, eduRoom } from '../../content/edu/stages';
import { eduCopy } from '../../content/edu/topic';
import { EduGuard } from './edu-guard';
import { EduUses } from './edu-uses';

/** The static part of the page: everything but the form. */
export function PageBody({ study }: TopicData) {
  return (
    <>
      <TopicHero text={eduCopy.hero} ground="dark">
        <PortraitLiveRoomStage room={eduRoom} scene={classScene} />
      </TopicHero>
      <EduUses />
      <PainCards title="线上开课的三个难处" pains={eduPains} ground="sand" />
      <FeatureRows
        title={eduFeatures.title}
        features={[{ ...eduFeatures.report, stage: <DashboardStage report={eduReport} portrait /> }]}
      />
      <EduGuard />
      <PhaseTabs title="一节课的分工" legend="选一个阶段" phases={eduPhases} />
      <CaseStudy title="二十三个校区的双师课堂" study={study} ground="plain" />
      <TopicQuestions questions={eduCopy.questions} related={eduRelated} ground="tint" />
    </>
  );
}
