'use static';

import { PhotoWallStage } from '@site/shared/ui/stages/photo-wall-stage';
import { CaseStudy } from '../../components/topic/case-study';
import { Caution } from '../../components/topic/caution';
import { FunctionGroups } from '../../components/topic/function-groups';
import { PainList } from '../../components/topic/pain-list';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { SceneCards } from '../../components/topic/scene-cards';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { TopicData } from '../../components/topic/topic-case';
import {
  imageLiveCaution,
  imageLiveFunctions,
  imageLiveMinute,
  imageLivePains,
  imageLiveRelated,
  imageLiveRoles,
  imageLiveScenes,
  imageLiveCopy,
} from '../../content/image-live';
import { partnersPhotos } from './image-live-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study }: TopicData) {
  return (
    <>
      <TopicHero text={imageLiveCopy.hero} ground="sand">
        <PhotoWallStage pictures={partnersPhotos} ground="paper" portrait />
      </TopicHero>
      <TimeLine
        title="一张照片的一分钟"
        intro="会场网络正常时的示例，弱网会自动排队。"
        steps={imageLiveMinute}
        peak={4}
      />
      <PhaseTabs title="三个人，一条流水线" legend="选一个角色" phases={imageLiveRoles} />
      <PainList title="以前的照片，总是晚一步" pains={imageLivePains} />
      <SceneCards title="哪里有镜头，哪里就用得上" cards={imageLiveScenes} ground="tint" />
      <FunctionGroups title="功能清单" groups={imageLiveFunctions} />
      <Caution {...imageLiveCaution} />
      <CaseStudy title="外省的奶奶先看到了" study={study} ground="plain" />
      <TopicQuestions questions={imageLiveCopy.questions} related={imageLiveRelated} ground="tint" />
    </>
  );
}
