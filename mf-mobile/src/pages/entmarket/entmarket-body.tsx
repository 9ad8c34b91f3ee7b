'use static';

import { fillWords } from '@site/shared/page/fact-words';
import { PortraitLiveRoomStage } from '@site/drawings/stages/portrait-live-room-stage';
import { hostScene } from '@site/drawings/scenes/host-scene';
import { PortraitScrmStage } from '../../drawings/portrait-scrm-stage';
import { CaseStudy } from '../../components/topic/case-study';
import { FeatureRows } from '../../components/topic/feature-rows';
import { FunctionGroups } from '../../components/topic/function-groups';
import { PainCards } from '../../components/topic/pain-cards';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { SceneCards } from '../../components/topic/scene-cards';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { FilledTopic } from '../../components/topic/topic-case';
import {
  entmarketFeatures,
  entmarketFunctions,
  entmarketPains,
  entmarketPhases,
  entmarketRelated,
  entmarketScenes,
} from '../../content/entmarket/sections';
import { entmarketRoom } from '../../content/entmarket/stages';
import { entmarketCopy } from '../../content/entmarket/topic';
import { EntmarketFunnel } from './entmarket-funnel';
import { entmarketPictures } from './entmarket-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study, facts }: FilledTopic) {
  const { title, follow } = entmarketFeatures;

  return (
    <>
      <TopicHero text={entmarketCopy.hero}>
        <PortraitLiveRoomStage room={entmarketRoom} scene={hostScene} />
      </TopicHero>
      <PainCards title="活动后常见的四个难处" pains={entmarketPains} />
      <EntmarketFunnel />
      <FeatureRows title={title} features={[{ ...follow, stage: <PortraitScrmStage /> }]} />
      <SceneCards title="适用的六种活动" cards={entmarketScenes} pictures={entmarketPictures} ground="tint" />
      <PhaseTabs title="一张分工表" legend="选一个阶段" phases={entmarketPhases} />
      <CaseStudy title="一千多家经销商怎么入场" study={study} />
      <FunctionGroups
        title="功能清单"
        intro="按活动的先后排好，点开看。"
        groups={fillWords(entmarketFunctions, facts)}
      />
      <TopicQuestions questions={fillWords(entmarketCopy.questions, facts)} related={entmarketRelated} ground="sand" />
    </>
  );
}
