'use static';

import type { CaseStudy } from '@site/shared/contract/cases';
import { Prose } from '@site/shared/ui/prose';
import { ReadingColumns } from '@site/shared/ui/reading-columns';
import { studyCopy } from '../../content/home-case/library';
import { CaseFailures, CaseKit } from './home-case-lessons';
import { CaseMap } from './home-case-map';
import { CaseQuote } from './home-case-quote';
import { CaseStoryHead } from './home-case-story-head';
import styles from './home-case-story.module.css';
import { CaseTimeline } from './home-case-timeline';

/** One case: results, its show by the clock and by places, the customer's words, the article, and what to learn of it. */
export function CaseStory({ study }: { study: CaseStudy }) {
  const { show } = study;
  return (
    <>
      <CaseStoryHead study={study} />
      <CaseTimeline study={study} />
      <CaseMap map={show.map} />
      <CaseQuote study={study} />
      <ReadingColumns headings={study.headings} className={styles.article}>
        <Prose html={study.html} />
        <p className={styles.note}>{studyCopy.note}</p>
      </ReadingColumns>
      <CaseFailures failures={show.failures} />
      <CaseKit kit={show.kit} />
    </>
  );
}
