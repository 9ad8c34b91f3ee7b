import { PhotoWallStage } from '@site/shared/ui/stages/photo-wall-stage';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { CaseStudy } from '../../components/topic/case-study';
import { Caution } from '../../components/topic/caution';
import { FunctionGroups } from '../../components/topic/function-groups';
import { PainList } from '../../components/topic/pain-list';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { RelatedLinks } from '../../components/topic/related-links';
import { SceneCards } from '../../components/topic/scene-cards';
import { TimeLine } from '../../components/topic/time-line';
import { topicLoader } from '../../components/topic/topic-case';
import { topicHandle } from '../../components/topic/topic-handle';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import {
  imageLiveCase,
  imageLiveCaution,
  imageLiveFunctions,
  imageLiveMinute,
  imageLivePains,
  imageLiveRelated,
  imageLiveRoles,
  imageLiveScenes,
  imageLiveWords,
} from '../../content/image-live';

export const loader = topicLoader(imageLiveCase);

export const handle = topicHandle({ words: imageLiveWords, canonical: '/home/imageLive' });

export function Component() {
  const { study } = useLoaderData<typeof loader>();

  return (
    <>
      <TopicHero words={imageLiveWords.hero} ground="sand">
        <PhotoWallStage ground="paper" portrait />
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
      <TopicQuestions questions={imageLiveWords.questions} ground="tint" />
      <RelatedLinks links={imageLiveRelated} apart />
      <LeadBand {...imageLiveWords.lead} />
    </>
  );
}
