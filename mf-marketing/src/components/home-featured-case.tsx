import { Clauses } from '@site/shared/ui/clauses';
import { LiveDot } from '@site/shared/ui/live-dot';
import { MetricValue } from '@site/shared/ui/metric-value';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { Link } from 'react-router-dom';
import type { FeaturedCase } from './case-card';
import { caseAddress } from './case-words';
import { homeCopy } from '../content/home-sections';
import styles from './home-featured-case.module.css';
import { featuredPlace } from './home-featured-files';

/** One case with its picture, the customer's words and its figures. */
export function HomeFeaturedCase({ featured }: { featured: FeaturedCase }) {
  return (
    <Link to={caseAddress(featured.id)} className={styles.featured} data-track="details_click">
      <span className={styles.picture}>
        <SceneFile file={featuredPlace.riverTower} shows={homeCopy.cases.shows} className={styles.place} />
        <span className={styles.onAir}>
          <LiveDot />
          {homeCopy.cases.onAir}
        </span>
      </span>
      <div className={styles.text}>
        <h3 className={styles.headline}>
          <Clauses text={featured.title} />
        </h3>
        <blockquote className={styles.quote}>{featured.quote}</blockquote>
        <cite className={styles.cite}>{featured.quoteBy}</cite>
        <dl className={styles.metrics}>
          {featured.metrics.map(({ name, value, unit }) => (
            <div key={name}>
              <dt className={styles.metricName}>{name}</dt>
              <MetricValue className={styles.metric} value={value} unit={unit} />
            </div>
          ))}
        </dl>
      </div>
    </Link>
  );
}
