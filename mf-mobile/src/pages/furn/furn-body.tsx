'use static';

import { PortraitLiveRoomStage } from '@site/drawings/stages/portrait-live-room-stage';
import { CaseStudy } from '../../components/topic/case-study';
import { PainList } from '../../components/topic/pain-list';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { TopicData } from '../../components/topic/topic-case';
import { furnPains, furnPhases, furnRelated, furnRoom, furnWeek, furnCopy } from '../../content/furn';
import { FurnAlliance } from './furn-alliance';
import { furnScene } from './furn-scene';

/** The static part of the page: everything but the form. */
export function PageBody({ study }: TopicData) {
  return (
    <>
      <TopicHero text={furnCopy.hero} ground="plain">
        <PortraitLiveRoomStage room={furnRoom} scene={furnScene} ground="sand" />
      </TopicHero>
      <PainList title="家居直播的三个难处" pains={furnPains} ground="sand" />
      <TimeLine title="从凑一桌到坐下谈" steps={furnWeek} peak={3} />
      <FurnAlliance />
      <PhaseTabs title="三方各做什么" legend="选一方" phases={furnPhases} />
      <CaseStudy title="家居卖场案例" study={study} ground="plain" />
      <TopicQuestions questions={furnCopy.questions} related={furnRelated} ground="tint" />
    </>
  );
}
