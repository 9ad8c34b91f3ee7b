import { syzbMonth } from '../../content/home-syzb/stages';
import styles from './home-syzb-month.module.css';

const { label, name, weekdays, days, marks, kinds } = syzbMonth;

function Day({ day }: { day: number }) {
  const mark = marks[day];

  return (
    <span className={mark ? `${styles.day} ${styles[mark.kind]}` : styles.day}>
      <small>{day}</small>
      {mark && <b>{mark.text}</b>}
    </span>
  );
}

/** The hero's picture: a month with what is done on each day, and below it how many are left after each step. */
export function SyzbMonth() {
  return (
    <div className={styles.month} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      <div className={styles.days}>
        {weekdays.map((weekday) => (
          <small key={weekday} className={styles.weekday}>
            {weekday}
          </small>
        ))}
        {Array.from({ length: days }, (_, index) => (
          <Day key={index} day={index + 1} />
        ))}
      </div>
      <div className={styles.kinds}>
        {kinds.map(({ kind, name: step, count }) => (
          <span key={kind} className={styles.kind}>
            <span className={styles[kind]}>{step}</span>
            <b>{count}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
