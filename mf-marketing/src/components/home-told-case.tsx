import { ScenePicture } from '@site/shared/ui/stages/scene-picture';
import { Link } from 'react-router-dom';
import { caseAddress, type ToldCase } from './case-card';
import { homeWords } from '../content/home-words';
import styles from './home-told-case.module.css';

/** One case with its picture, the customer's words and its figures. */
export function HomeToldCase({ told }: { told: ToldCase }) {
  return (
    <Link to={caseAddress(told.id)} className={styles.told} data-track="details_click">
      <span className={styles.picture}>
        <ScenePicture scene="valley" className={styles.valley} />
        <span className={styles.onAir}>{homeWords.cases.onAir}</span>
      </span>
      <span className={styles.words}>
        <h3 className={styles.headline}>{told.title}</h3>
        <blockquote className={styles.quote}>{told.quote}</blockquote>
        <cite className={styles.cite}>{told.quoteBy}</cite>
        <dl className={styles.metrics}>
          {told.metrics.slice(0, 3).map(({ name, value, unit }) => (
            <div key={name}>
              <dt className={styles.metricName}>{name}</dt>
              <dd className={styles.metric}>
                {value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </span>
    </Link>
  );
}
