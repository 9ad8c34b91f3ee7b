import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { crewDistribution } from '../../content/home-live-service/distribution';
import styles from './home-live-service-distribution.module.css';

const { title, intro, label, source, cloud, targets, points } = crewDistribution;

function Signal() {
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <span className={styles.source}>
        <b>{source.name}</b>
        {source.text}
      </span>
      <span className={styles.cloud}>
        <b>{cloud.name}</b>
        {cloud.text}
      </span>
      <div className={styles.targets}>
        {targets.map(({ name, text, state }) => (
          <span key={name} className={styles.target}>
            <b>{name}</b>
            <span className={state === '重连中' ? `${styles.state} ${styles.again}` : styles.state}>{state}</span>
            <span className={styles.text}>{text}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** One picture to many places: where 直播分发 of the navigation leads. */
export function CrewDistribution() {
  return (
    <Section id="distribution" ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <Signal />
      <SwipeRow label={title.join('')} still columnsFrom="tablet" className={styles.points}>
        {points.map(({ name, text }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
