'use static';

import { PainList } from '../../components/topic/pain-list';
import { PhaseTabs } from '../../components/topic/phase-tabs';
import { SceneCards } from '../../components/topic/scene-cards';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import {
  onlineH5Pains,
  onlineH5Phases,
  onlineH5Related,
  onlineH5Scenes,
  onlineH5Steps,
  onlineH5Words,
  wiringAsk,
} from '../../content/online-h5';
import { OnlineH5Board } from './online-h5-board';
import { OnlineH5Formats } from './online-h5-formats';
import { onlineH5Pictures } from './online-h5-scenes';

/** The static part of the page: everything but the form. */
export function PageBody() {
  return (
    <>
      <TopicHero text={onlineH5Words.hero} ask={wiringAsk} ground="plain">
        <OnlineH5Board />
      </TopicHero>
      <PainList title="自己转推的三个难处" pains={onlineH5Pains} ground="tint" />
      <OnlineH5Formats />
      <TimeLine title="四步接好线" steps={onlineH5Steps} ground="tint" />
      <SceneCards title="谁在这样播" cards={onlineH5Scenes} pictures={onlineH5Pictures} ground="sand" />
      <PhaseTabs title="接线表" intro="顾问会照着它和你逐项核对。" legend="选一个阶段" phases={onlineH5Phases} />
      <TopicQuestions questions={onlineH5Words.questions} related={onlineH5Related} />
    </>
  );
}
