'use static';

import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { Button } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { TrialButton } from '@site/shared/ui/trial-button';
import { Check } from 'lucide-react';
import { productCrumbs } from '../../components/product-head';
import { QuestionSection } from '../../components/question-section';
import { SceneGrid } from '../../components/scene-grid';
import * as text from '../../content/home-education';
import styles from './home-education.module.css';
import { DayStage } from './home-education-day';
import { educationPictures } from './home-education-scenes';

const crumbs = productCrumbs(text.educationHead.name, '/home/education');

function Hero() {
  const { title, intro, book, points } = text.educationHero;

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
            <Button to="#lead" look="action">
              {book}
            </Button>
            <TrialButton look="outline" />
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

/** The static part of the page: everything but the form. The sticky container ends before the questions, and with it the phone's link to the form. */
export function PageBody() {
  return (
    <>
      <div>
        <Hero />
        <Answers />
        <SceneGrid {...text.educationScenes} pictures={educationPictures} />
        <p className={styles.jump}>
          <Button to="#lead" look="action" wide>
            {text.educationBar.jump}
          </Button>
        </p>
      </div>
      <QuestionSection questions={text.educationQuestions} />
    </>
  );
}
