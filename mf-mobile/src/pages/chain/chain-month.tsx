import { chainMonth, type ShowKind } from '../../content/chain';
import styles from './chain-month.module.css';

const { label, title, kinds, days, startsOn, length, shows } = chainMonth;
const kindOf: Partial<Record<number, ShowKind>> = shows;
const dates = Array.from({ length }, (_, index) => index + 1);
const blanks = Array.from({ length: startsOn }, (_, index) => index);
const legend = Object.entries(kinds) as [ShowKind, string][];

/** A month of live streams on one sheet. */
export function ChainMonth() {
  return (
    <div className={styles.sheet} role="img" aria-label={label}>
      <b className={styles.title}>{title}</b>
      <div className={styles.grid}>
        {days.map((day) => (
          <span key={day} className={styles.day}>
            {day}
          </span>
        ))}
        {blanks.map((blank) => (
          <span key={blank} />
        ))}
        {dates.map((date) => {
          const kind = kindOf[date];
          return (
            <span key={date} className={kind ? `${styles.date} ${styles[kind]}` : styles.date}>
              {date}
            </span>
          );
        })}
      </div>
      <div className={styles.legend}>
        {legend.map(([kind, name]) => (
          <span key={kind} className={styles.kind}>
            <span className={`${styles.mark} ${styles[kind]}`} />
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
