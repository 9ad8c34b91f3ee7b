'use static';

import { fillWords } from '@site/shared/page/fact-words';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { PortraitLiveRoomStage } from '@site/drawings/stages/portrait-live-room-stage';
import { PortraitScrmStage } from '../../drawings/portrait-scrm-stage';
import { StoreNetworkStage } from '@site/drawings/stages/store-network-stage';
import { storeHostScene } from './store-host-scene';
import { CaseStudy } from '../../components/topic/case-study';
import { FeatureRows } from '../../components/topic/feature-rows';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { SceneCards } from '../../components/topic/scene-cards';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { FilledTopic } from '../../components/topic/topic-case';
import { vzChainFeatures, vzChainPhases, vzChainRelated, vzChainScenes } from '../../content/vz-chain/sections';
import { boundCustomer, memberDayReport, storeRoom } from '../../content/vz-chain/stages';
import { vzChainCopy } from '../../content/vz-chain/topic';
import { VzChainCoupon } from './vz-chain-coupon';
import { storeOnAir, vzChainPictures } from './vz-chain-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study, facts }: FilledTopic) {
  const { title, rooms, binding, account } = vzChainFeatures;

  return (
    <>
      <TopicHero text={vzChainCopy.hero} bleed>
        <StoreNetworkStage scene={{ drawing: storeHostScene }} portrait />
      </TopicHero>
      <VzChainCoupon />
      <FeatureRows
        title={title}
        ground="tint"
        features={[
          { ...rooms, stage: <PortraitLiveRoomStage room={storeRoom} scene={storeOnAir.drinksHost} /> },
          { ...binding, stage: <PortraitScrmStage followUp={boundCustomer} />, centred: true },
          { ...account, stage: <DashboardStage report={memberDayReport} portrait /> },
        ]}
      />
      <PhaseTabs title="谁在什么时候做什么" legend="选一个阶段" phases={vzChainPhases} />
      <SceneCards title="六类连锁的播法" cards={vzChainScenes} pictures={vzChainPictures} />
      <CaseStudy title="现在门店会主动来问" study={study} />
      <TopicQuestions questions={fillWords(vzChainCopy.questions, facts)} related={vzChainRelated} />
    </>
  );
}
