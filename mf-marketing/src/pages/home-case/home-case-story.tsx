'use static';

import { Neighbours } from '@site/shared/ui/article-neighbours';
import { MoreLink } from '@site/shared/ui/more-link';
import { Prose } from '@site/shared/ui/prose';
import { ReadingColumns } from './reading-columns';
import { Section } from '@site/shared/ui/section';
import { caseAddress } from '../../components/case-words';
import { studyCopy } from '../../content/home-case/library';
import { CaseFailures, CaseKit } from './home-case-lessons';
import { CaseMap } from './home-case-map';
import { CaseQuote } from './home-case-quote';
import { CaseRows } from './home-case-rows';
import { CaseStoryHead } from './home-case-story-head';
import type { StudyData } from './home-case.loader';
import styles from './home-case-story.module.css';
import { CaseTimeline } from './home-case-timeline';

/** One case: results, its show by the clock and by places, the customer's words, the article, and what to learn of it. */
export function CaseStory({ study }: { study: StudyData }) {
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

/** Where to read on, below the form: similar cases, and the neighbours in the library. */
export function CaseOnward({ study: { related, prev, next } }: { study: StudyData }) {
  const { related: words, more } = studyCopy;

  return (
    <Section {...words} ground="tint" action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <CaseRows cases={related} heading="h3" />
      <div className={styles.neighbours}>
        <Neighbours prev={prev} next={next} address={caseAddress} />
      </div>
    </Section>
  );
}
