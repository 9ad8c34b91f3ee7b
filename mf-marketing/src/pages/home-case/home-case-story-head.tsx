import type { CaseStudy } from '@site/shared/contract/cases';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { ShareTools } from '@site/shared/ui/share-tools';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { caseCard } from '../../components/case-card';
import { studyCopy } from '../../content/home-case';
import { libraryPlace, readLibraryQuery } from './home-case.address';
import { studyCrumbs } from './home-case.handle';
import styles from './home-case-story-head.module.css';

const unfiltered = readLibraryQuery(new URLSearchParams());

function Kinds({ study: { industry, scene, products, published } }: { study: CaseStudy }) {
  return (
    <p className={styles.kinds}>
      <Link className={styles.kind} to={libraryPlace({ ...unfiltered, industry })}>
        {industry}
      </Link>
      <Link className={styles.kind} to={libraryPlace({ ...unfiltered, scene })}>
        {scene}
      </Link>
      {products.map((product) => (
        <Link key={product} className={styles.kind} to={libraryPlace({ ...unfiltered, product })}>
          {product}
        </Link>
      ))}
      <time className={styles.published} dateTime={published}>
        {studyCopy.published} {published}
      </time>
    </p>
  );
}

/** Who, what came of it, and its figures, on dark ground. */
export function CaseStoryHead({ study }: { study: CaseStudy }) {
  return (
    <div className={styles.head}>
      <div className={styles.inner}>
        <Breadcrumb crumbs={studyCrumbs(study)} onDark />
        <p className={styles.customer}>
          <IndustryIcon industry={study.industry} className={styles.icon} />
          {study.customer}
        </p>
        <h1 className={styles.title}>{study.title}</h1>
        <p className={styles.result}>{study.result}</p>
        <Kinds study={study} />
        <p className={styles.tools}>
          <ShareTools onDark />
        </p>
        <h2>
          <VisuallyHidden>{studyCopy.results}</VisuallyHidden>
        </h2>
        <dl className={styles.metrics}>
          {caseCard(study).metrics.map(({ name, value, unit }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                {value}
                <small className={styles.unit}>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
