import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { TitleClauses } from '@site/shared/ui/clauses';
import { MetricValue } from '@site/shared/ui/metric-value';
import { ShareTools } from '@site/shared/ui/share-tools';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { readMetric } from '../../components/case-words';
import { studyCopy } from '../../content/home-case/library';
import { showCopy } from '../../content/home-case/show';
import { libraryPlace, readLibraryQuery } from './home-case.address';
import { studyCrumbs } from './home-case.handle';
import type { StudyData } from './home-case.loader';
import styles from './home-case-story-head.module.css';

const unfiltered = readLibraryQuery(new URLSearchParams());

function Kinds({ study: { industry, scene, products, published } }: { study: StudyData }) {
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

/** The place of the show, over the edge of the dark ground: the first picture, so it is fetched at once. */
function Place({ study: { picture, customer } }: { study: StudyData }) {
  if (!picture) return null;
  const { src, width, height } = picture;
  return (
    <img
      className={styles.picture}
      {...{ src, width, height }}
      alt={showCopy.alt(customer)}
      fetchPriority="high"
      decoding="async"
    />
  );
}

/** The figures of the case; the one that it is told by in the colour of actions. */
function Figures({ study }: { study: StudyData }) {
  const { metrics, lead } = study;
  return (
    <div className={styles.figures}>
      <h2>
        <VisuallyHidden>{studyCopy.results}</VisuallyHidden>
      </h2>
      <dl className={styles.metrics}>
        {metrics.map(readMetric).map(({ name, value, unit }) => (
          <div key={name} className={name === lead.name ? styles.lead : undefined}>
            <dt className={styles.name}>{name}</dt>
            <MetricValue value={value} unit={unit} className={styles.value} />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Who, what came of it and where, on dark ground; its figures below. */
export function CaseStoryHead({ study }: { study: StudyData }) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          <div className={styles.text}>
            <Breadcrumb crumbs={studyCrumbs(study)} onDark />
            <p className={styles.customer}>
              <span className={styles.sign}>{study.sign}</span>
              {study.customer}
            </p>
            <h1 className={styles.title}>
              <TitleClauses text={study.title} />
            </h1>
            <p className={styles.result}>{study.result}</p>
            <Kinds study={study} />
            <p className={styles.tools}>
              <ShareTools onDark />
            </p>
          </div>
          <Place study={study} />
        </div>
      </div>
      <Figures study={study} />
    </>
  );
}
