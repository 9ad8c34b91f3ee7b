'use static';

import { questionAnchor } from '@site/shared/contract/question-anchor';
import type { Question } from '@site/shared/contract/site';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { pricingQuestionCopy } from '../../content/home-service/served';
import styles from './home-service-questions.module.css';

/** Questions before signing, all open: a buyer reads them side by side, on phones by swiping. Omitted when they failed to load. */
export function ServiceQuestions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;

  return (
    <Section id="faq" title={pricingQuestionCopy.title} intro={pricingQuestionCopy.intro} arrangement="split">
      <SwipeRow label={pricingQuestionCopy.title} still columnsFrom="tablet" className={styles.questions}>
        {questions.map(({ ask, answer }) => (
          <div key={ask} id={questionAnchor(ask)} className={styles.question}>
            <h3 className={styles.ask}>{ask}</h3>
            <p className={styles.answer}>{answer}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
