import { Section } from '@site/shared/ui/section';
import { Portrait } from './portrait';

import type { StudyData } from './home-case.loader';
import styles from './home-case-quote.module.css';

/** What the customer said, beside a portrait of the role. */
export function CaseQuote({ study: { quote, quoteBy, sign, show } }: { study: StudyData }) {
  return (
    <Section>
      <figure className={styles.quote}>
        <Portrait role={show.role} className={styles.portrait} />
        <blockquote className={styles.said}>“{quote}”</blockquote>
        <figcaption className={styles.by}>
          <span className={styles.sign}>{sign}</span>
          {quoteBy}
        </figcaption>
      </figure>
    </Section>
  );
}
