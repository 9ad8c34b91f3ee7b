'use static';

import { Section } from '@site/shared/ui/section';
import { PhotoWallStage } from '@site/drawings/stages/photo-wall-stage';
import { CaseStudy } from '../../components/topic/case-study';
import { Caution } from '../../components/topic/caution';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { TopicData } from '../../components/topic/topic-case';
import { activityCopy, partyAlbum, partyCaution, partyRelated, partyRun } from '../../content/activity';
import styles from './activity.module.css';
import { ActivityGames } from './activity-games';
import { ActivityScreen } from './activity-screen';
import { partyPhotos } from './activity-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study }: TopicData) {
  return (
    <>
      <TopicHero text={activityCopy.hero} ground="dark" bleed>
        <ActivityScreen className={styles.screen} />
      </TopicHero>
      <TimeLine title="两个半小时的流程单" intro="四地同场，时间照自己的改。" steps={partyRun} peak={3} />
      <ActivityGames />
      <Section title="合影一张不漏" intro="四个会场的照片进同一本相册，散场前发到每个人手上。">
        <PhotoWallStage album={partyAlbum} pictures={partyPhotos} ground="sand" className={styles.album ?? ''} />
      </Section>
      <CaseStudy title="酒企年会案例" study={study} />
      <Caution {...partyCaution} />
      <TopicQuestions questions={activityCopy.questions} related={partyRelated} />
    </>
  );
}
