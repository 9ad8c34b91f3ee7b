'use static';

import { fillWords } from '@site/shared/page/fact-words';
import { PhotoWallStage } from '@site/drawings/stages/photo-wall-stage';
import { CaseStudy } from '../../components/topic/case-study';
import { Caution } from '../../components/topic/caution';
import { FunctionGroups } from '../../components/topic/function-groups';
import { PainCards } from '../../components/topic/pain-cards';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { SceneCards } from '../../components/topic/scene-cards';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { FilledTopic } from '../../components/topic/topic-case';
import {
  imageLiveCaution,
  imageLiveFunctions,
  imageLivePains,
  imageLiveRelated,
  imageLiveRoles,
  imageLiveScenes,
  imageLiveCopy,
} from '../../content/image-live';
import { ImageLiveMinute } from './image-live-minute';
import { imageLivePictures, partnersPhotos } from './image-live-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study, facts }: FilledTopic) {
  return (
    <>
      <TopicHero text={imageLiveCopy.hero} ground="sand">
        <PhotoWallStage pictures={partnersPhotos} ground="paper" portrait />
      </TopicHero>
      <ImageLiveMinute facts={facts} />
      <PhaseTabs title="摄影、修图与审核的分工" legend="选一个角色" phases={imageLiveRoles} />
      <PainCards title="活动照片的三个难处" pains={imageLivePains} />
      <SceneCards title="适用的拍摄场合" cards={imageLiveScenes} pictures={imageLivePictures} ground="tint" />
      <FunctionGroups title="功能清单" groups={imageLiveFunctions} />
      <Caution {...imageLiveCaution} />
      <CaseStudy title="外省的奶奶先看到了" study={study} ground="plain" />
      <TopicQuestions questions={fillWords(imageLiveCopy.questions, facts)} related={imageLiveRelated} ground="tint" />
    </>
  );
}
