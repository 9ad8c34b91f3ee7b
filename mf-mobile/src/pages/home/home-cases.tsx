import type { CaseMetric } from '@site/shared/contract/cases';
import { formatMetric } from '@site/shared/page/format-metric';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { LiveDot } from '@site/shared/ui/live-dot';
import { MetricValue } from '@site/shared/ui/metric-value';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { Link } from 'react-router-dom';
import { homeCopy } from '../../content/home/sections';
import { caseAddress, caseLibraryAddress } from '../../mobile-addresses';
import type { CaseRow, FeaturedCase } from './home.data';
import styles from './home-cases.module.css';
import { featuredPlace } from './home-scenes';

function Metric({ metric }: { metric: CaseMetric }) {
  return <MetricValue as="span" {...formatMetric(metric)} />;
}

function Featured({ study }: { study: FeaturedCase }) {
  return (
    <Link className={styles.featured} to={caseAddress(study.id)} data-track="details_click">
      <span className={styles.picture}>
        <SceneFile file={featuredPlace.riverTower} shows={homeCopy.cases.shows} className={styles.scene} />
        <span className={styles.onAir}>
          <LiveDot />
          {homeCopy.cases.onAir}
        </span>
      </span>
      <span className={styles.text}>
        <q className={styles.quote}>{study.quote}</q>
        <cite className={styles.by}>{study.quoteBy}</cite>
        <span className={styles.metrics}>
          {study.metrics.map((metric) => (
            <span key={metric.name}>
              <span className={styles.name}>{metric.name}</span>
              <Metric metric={metric} />
            </span>
          ))}
        </span>
      </span>
    </Link>
  );
}

function Row({ row: { id, industry, customer, title, metric } }: { row: CaseRow }) {
  return (
    <Link className={styles.row} to={caseAddress(id)} data-track="details_click">
      <IndustryIcon industry={industry} className={styles.icon} />
      <span>
        <span className={styles.name}>{industry}</span>
        <b className={styles.customer}>{customer}</b>
        <span className={styles.title}>{title}</span>
      </span>
      {metric && (
        <span className={styles.outcome}>
          <Metric metric={metric} />
          <span className={styles.name}>{metric.name}</span>
        </span>
      )}
    </Link>
  );
}

function Rows({ cases }: { cases: readonly CaseRow[] }) {
  return (
    <ul className={styles.rows}>
      {cases.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

/** One case at length, then one each of other industries: two cards to swipe on phones, side by side from tablets on. */
export function HomeCases({ featured, cases }: { featured: FeaturedCase | null; cases: readonly CaseRow[] }) {
  const { title, more, note } = homeCopy.cases;

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} ground="tint">
      {featured ? (
        <SwipeRow label={title} columnsFrom="tablet" className={styles.columns}>
          {[<Featured key="featured" study={featured} />, <Rows key="rows" cases={cases} />]}
        </SwipeRow>
      ) : (
        <Rows cases={cases} />
      )}
      <div className={styles.end}>
        <p className={styles.note}>{note}</p>
        <MoreLink to={caseLibraryAddress}>{more}</MoreLink>
      </div>
    </Section>
  );
}
