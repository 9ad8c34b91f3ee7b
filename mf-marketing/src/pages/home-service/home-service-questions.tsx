'use static';

import type { Question } from '@site/shared/contract/site';
import { Disclosure } from '@site/shared/ui/disclosure';
import { Section } from '@site/shared/ui/section';
import { pricingQuestionCopy } from '../../content/home-service';
import styles from './home-service-questions.module.css';

/** Questions before signing, folded, in two columns where there is room. Omitted when they failed to load. */
export function ServiceQuestions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;

  return (
    <Section id="faq" title={pricingQuestionCopy.title} intro={pricingQuestionCopy.intro} arrangement="split">
      <div className={styles.questions}>
        {questions.map(({ ask, answer }) => (
          <Disclosure key={ask} summary={ask} heading={3}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
