'use static';

import { hallAsk } from '@site/shared/page/page-asks';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section } from '@site/shared/ui/section';
import { DashboardStage } from '@site/drawings/stages/dashboard-stage';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { PainCards } from '../../components/topic/pain-cards';
import { SceneCards } from '../../components/topic/scene-cards';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import {
  hallReport,
  yuanyuzhouPains,
  yuanyuzhouRelated,
  yuanyuzhouScenes,
  yuanyuzhouWeeks,
  yuanyuzhouCopy,
} from '../../content/yuanyuzhou';
import styles from './yuanyuzhou.module.css';
import { YuanyuzhouHall } from './yuanyuzhou-hall';
import { YuanyuzhouSpots } from './yuanyuzhou-spots';
import { yuanyuzhouPictures } from './yuanyuzhou-scenes';

/** The static part of the page: everything but the form. */
export function PageBody() {
  return (
    <>
      <TopicHero text={yuanyuzhouCopy.hero} ask={hallAsk} ground="dark" bleed>
        <YuanyuzhouHall className={styles.hall} />
      </TopicHero>
      <YuanyuzhouSpots />
      <PainCards title="线下展厅的三件难事" pains={yuanyuzhouPains} />
      <FirstScreenEnd />
      <Section
        title={<ClauseTitle>访客与停留数据</ClauseTitle>}
        intro="每个展位的热度和询价，当天就看得到。"
        ground="tint"
      >
        <DashboardStage report={hallReport} />
      </Section>
      <TimeLine title="四周搭好一间" intro="从备素材算起的节奏，定制另计。" steps={yuanyuzhouWeeks} />
      <SceneCards title="四种开门方式" cards={yuanyuzhouScenes} pictures={yuanyuzhouPictures} ground="sand" />
      <TopicQuestions questions={yuanyuzhouCopy.questions} related={yuanyuzhouRelated} />
    </>
  );
}
