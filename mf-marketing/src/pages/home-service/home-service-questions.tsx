'use static';

import type { Question } from '@site/shared/contract/site';
import { Section } from '@site/shared/ui/section';
import { pricingQuestionWords } from '../../content/pricing';
import styles from './home-service-questions.module.css';

/** Questions before signing, all open: a buyer reads them side by side. Left out when they could not be had. */
export function ServiceQuestions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;

  return (
    <Section id="faq" title={pricingQuestionWords.title} intro={pricingQuestionWords.intro} arrangement="split">
      <ul className={styles.questions}>
        {questions.map(({ ask, answer }) => (
          <li key={ask} className={styles.question}>
            <h3 className={styles.ask}>{ask}</h3>
            <p className={styles.answer}>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
