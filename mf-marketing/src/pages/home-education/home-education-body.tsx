'use static';

import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { Section } from '@site/shared/ui/section';
import { Check } from 'lucide-react';
import { AskButton } from '../../components/ask-button';
import { productCrumbs } from '../../components/product-head';
import { QuestionSection } from '../../components/question-section';
import { SceneGrid } from '../../components/scene-grid';
import * as text from '../../content/home-education';
import styles from './home-education.module.css';
import { DayStage } from './home-education-day';
import { educationPictures } from './home-education-scenes';

const crumbs = productCrumbs(text.educationHead.name, '/home/education');

function Hero() {
  const { title, intro, points } = text.educationHero;

  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <Breadcrumb crumbs={crumbs} />
          <h1 className={styles.title}>
            <TitleLines lines={title} />
          </h1>
          <p className={styles.intro}>{intro}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Check size={20} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <AskButton ask={text.educationAsk} />
          </div>
        </div>
        <DayStage />
      </div>
    </section>
  );
}

function Answers() {
  const { title, intro, list } = text.educationAnswers;

  return (
    <Section title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ul className={styles.answers}>
        {list.map((answer) => (
          <li key={answer.name} className={styles.answer}>
            <h3 className={styles.name}>{answer.name}</h3>
            <p className={styles.text}>{answer.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody() {
  return (
    <>
      <Hero />
      <Answers />
      <SceneGrid {...text.educationScenes} pictures={educationPictures} />
      <QuestionSection questions={text.educationQuestions} />
    </>
  );
}
