'use static';

import type { CaseStudy } from '@site/shared/contract/cases';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Prose } from '@site/shared/ui/prose';
import { ReadingColumns } from '@site/shared/ui/reading-columns';
import { caseAddress, caseCard } from '../../components/case-card';
import { CaseStrip } from '../../components/case-strip';
import { studyCopy } from '../../content/home-case';
import { CaseStoryHead } from './home-case-story-head';
import styles from './home-case-story.module.css';

function Quote({ study: { quote, quoteBy } }: { study: CaseStudy }) {
  if (!quote) return null;

  return (
    <figure className={styles.quote}>
      <blockquote className={styles.said}>{quote}</blockquote>
      <figcaption className={styles.by}>{quoteBy}</figcaption>
    </figure>
  );
}

/** One case: results, then background, challenge, solution and figures, the customer's quote, and similar cases. */
export function CaseStory({ study }: { study: CaseStudy }) {
  return (
    <>
      <CaseStoryHead study={study} />
      <ReadingColumns headings={study.headings} className={styles.columns}>
        <Prose html={study.html} />
        <Quote study={study} />
        <p className={styles.note}>{studyCopy.note}</p>
        <Neighbours prev={study.prev} next={study.next} address={caseAddress} />
      </ReadingColumns>
      <CaseStrip cases={study.related.map(caseCard)} {...studyCopy.related} more={studyCopy.more} />
    </>
  );
}
