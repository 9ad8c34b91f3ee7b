'use static';

import { gdAsk } from '@site/shared/page/page-asks';
import { fillWords } from '@site/shared/page/fact-words';
import { Section } from '@site/shared/ui/section';
import { FullConsole } from '@site/drawings/stages/full-console';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { CaseStudy } from '../../components/topic/case-study';
import { FunctionGroups } from '../../components/topic/function-groups';
import { SceneCards } from '../../components/topic/scene-cards';
import { TimeLine } from '../../components/topic/time-line';
import { TopicHero } from '../../components/topic/topic-hero';
import { TopicQuestions } from '../../components/topic/topic-questions';
import type { FilledTopic } from '../../components/topic/topic-case';
import { gdEmergency, gdFunctions, gdRelated, gdScenes, gdShow, gdCopy } from '../../content/gd';
import { GdGuards } from './gd-guards';
import { GdOnAir } from './gd-on-air';
import { cameraFiles, gdPictures } from './gd-scenes';

/** The static part of the page: everything but the form. */
export function PageBody({ study, facts }: FilledTopic) {
  return (
    <>
      <TopicHero text={gdCopy.hero} ask={gdAsk} ground="dark" bleed>
        <GdOnAir />
      </TopicHero>
      <TimeLine title="一次二十七分钟的应急开播" intro="一次汛期应急直播的时间线。" steps={gdEmergency} peak={4} />
      <FirstScreenEnd />
      <Section title="导播间在浏览器里" intro="值班的人带台电脑就能切。" ground="dark">
        <FullConsole show={gdShow} pictures={Object.values(cameraFiles)} />
      </Section>
      <GdGuards />
      <SceneCards title="融媒的六个日常" cards={gdScenes} pictures={gdPictures} />
      <CaseStudy title="省级融媒体中心案例" study={study} ground="sand" />
      <FunctionGroups title="信号怎么走" groups={fillWords(gdFunctions, facts)} />
      <TopicQuestions questions={fillWords(gdCopy.questions, facts)} related={gdRelated} ground="tint" />
    </>
  );
}
