import { entmarketFunnel } from '../../content/entmarket/stages';
import styles from './entmarket-funnel.module.css';

const { title, label, note, steps, source } = entmarketFunnel;
const fills = ['#0B6E6E', '#2A9490', '#4DB0A8', '#7CC8C0', '#C73E16'];

/** From the page to the lead in five bars; the last one is what it is all for. */
export function EntmarketFunnel() {
  const widest = steps[0].value;

  return (
    <div className={styles.card} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{title}</b>
        {note}
      </span>
      {steps.map(({ name, value }, index) => (
        <span key={name} className={styles.step}>
          <span>{name}</span>
          <b className={styles.value}>{value.toLocaleString('en-US')}</b>
          <svg className={styles.bar} width="280" height="14" aria-hidden="true">
            <rect width="100%" height="14" rx="3" fill="#E3EFEE" />
            <rect width={`${Math.round((100 * value) / widest)}%`} height="14" rx="3" fill={fills[index]} />
          </svg>
        </span>
      ))}
      <span className={styles.source}>
        {source[0]}
        <b>{source[1]}</b>
      </span>
    </div>
  );
}
