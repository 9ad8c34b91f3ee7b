'use static';

import type { CaseStudy } from '@site/shared/contract/cases';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { caseAddress } from '../../components/case-card';
import { studyCopy } from '../../content/home-case/library';
import styles from './home-case-onward.module.css';
import { CaseRows } from './home-case-rhythm';

/** Where to read on, below the form: similar cases, and the neighbours in the library. */
export function CaseOnward({ study: { related, prev, next } }: { study: CaseStudy }) {
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
