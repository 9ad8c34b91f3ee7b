'use static';

import type { CaseStudy } from '@site/shared/contract/cases';
import { AnchorRail } from '@site/shared/ui/article-anchors';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Prose } from '@site/shared/ui/prose';
import { caseAddress, caseCard } from '../../components/case-card';
import { CaseStrip } from '../../components/case-strip';
import { studyWords } from '../../content/case-library';
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

/** One case: what came of it, then background, challenge, solution and figures, the customer's words, and cases like it. */
export function CaseStory({ study }: { study: CaseStudy }) {
  return (
    <>
      <CaseStoryHead study={study} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <Prose html={study.html} />
          <Quote study={study} />
          <p className={styles.note}>{studyWords.note}</p>
          <Neighbours prev={study.prev} next={study.next} address={caseAddress} />
        </article>
        <aside className={styles.aside}>
          <AnchorRail headings={study.headings} />
        </aside>
      </div>
      <CaseStrip cases={study.related.map(caseCard)} {...studyWords.related} more={studyWords.more} />
    </>
  );
}
