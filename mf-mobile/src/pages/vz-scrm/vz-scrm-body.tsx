'use static';

import { fillWords } from '@site/shared/page/fact-words';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { PortraitLiveRoomStage } from '@site/drawings/stages/portrait-live-room-stage';
import { PortraitScrmStage } from '../../drawings/portrait-scrm-stage';
import { CaseStudy } from '../../components/topic/case-study';
import { Caution } from '../../components/topic/caution';
import { FeatureRows } from '../../components/topic/feature-rows';
import { FunctionGroups } from '../../components/topic/function-groups';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { FilledTopic } from '../../components/topic/topic-case';
import { scrmCaution, scrmFeatures, scrmMonth, scrmRelated, scrmTags } from '../../content/vz-scrm/sections';
import { scrmFollowUp, scrmReport, scrmRoom } from '../../content/vz-scrm/stages';
import { vzScrmCopy } from '../../content/vz-scrm/topic';
import { VzScrmHandover } from './vz-scrm-handover';
import { scrmOnAir } from './vz-scrm-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study, facts }: FilledTopic) {
  const { title, code, report } = scrmFeatures;

  return (
    <>
      <TopicHero text={vzScrmCopy.hero} ground="plain">
        <PortraitScrmStage followUp={scrmFollowUp} />
      </TopicHero>
      <TimeLine title="一位观众的三十天" steps={scrmMonth} ground="tint" />
      <VzScrmHandover />
      <FeatureRows
        title={title}
        ground="sand"
        features={[
          { ...code, stage: <PortraitLiveRoomStage room={scrmRoom} scene={scrmOnAir.trialLesson} /> },
          { ...report, stage: <DashboardStage report={scrmReport} portrait /> },
        ]}
      />
      <FunctionGroups title="标签从哪来" intro="少而准，二十个够用。" groups={scrmTags} />
      <CaseStudy title="母婴连锁案例" study={study} />
      <Caution {...scrmCaution} />
      <TopicQuestions questions={fillWords(vzScrmCopy.questions, facts)} related={scrmRelated} />
    </>
  );
}
