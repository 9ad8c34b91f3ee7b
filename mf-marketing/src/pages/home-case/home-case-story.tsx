'use static';

import type { CaseStudy, CaseSummary } from '@site/shared/contract/cases';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Prose } from '@site/shared/ui/prose';
import { ReadingColumns } from '@site/shared/ui/reading-columns';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { caseAddress } from '../../components/case-card';
import { studyCopy } from '../../content/home-case/library';
import { CaseFailures, CaseKit } from './home-case-lessons';
import { CaseMap } from './home-case-map';
import { CaseQuote } from './home-case-quote';
import { CaseRows } from './home-case-rhythm';
import { CaseStoryHead } from './home-case-story-head';
import styles from './home-case-story.module.css';
import { CaseTimeline } from './home-case-timeline';

function Related({ cases }: { cases: readonly CaseSummary[] }) {
  const { related, more } = studyCopy;
  return (
    <Section {...related} ground="tint" action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <CaseRows cases={cases} heading="h3" />
    </Section>
  );
}

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
        <Neighbours prev={study.prev} next={study.next} address={caseAddress} />
      </ReadingColumns>
      <CaseFailures failures={show.failures} />
      <CaseKit kit={show.kit} />
      <Related cases={study.related} />
    </>
  );
}
