import { DrawnStage } from '../../drawings/drawn-stage';
import { Check } from 'lucide-react';
import { cosmetologyPass } from '../../content/home-cosmetology/stages';
import styles from './home-cosmetology-pass.module.css';

const { label, source, name, shop, visits, stamps, next, rows } = cosmetologyPass;

/** The hero's picture: a pass with ten visits, some of them stamped, and the next one already booked. */
export function CosmetologyPass() {
  return (
    <DrawnStage className={styles.stage} label={label}>
      <span className={styles.source}>{source}</span>
      <div className={styles.pass}>
        <span className={styles.head}>
          <b>{name}</b>
          <small>{shop}</small>
        </span>
        <div className={styles.visits}>
          {Array.from({ length: visits }, (_, index) => (
            <span key={index} className={index < stamps.length ? `${styles.visit} ${styles.used}` : styles.visit}>
              {index < stamps.length ? <Check size={20} aria-hidden="true" /> : index + 1}
              <small>{stamps[index] ?? (index === stamps.length ? '已约' : '')}</small>
            </span>
          ))}
        </div>
        <div className={styles.rows}>
          {rows.map(([row, value]) => (
            <span key={row}>
              <small>{row}</small>
              <b>{value}</b>
            </span>
          ))}
        </div>
      </div>
      <div className={styles.next}>
        <b>{next.name}</b>
        <span className={styles.when}>{next.when}</span>
        <span>
          {next.where} · {next.who}
        </span>
      </div>
    </DrawnStage>
  );
}
