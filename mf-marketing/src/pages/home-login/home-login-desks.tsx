import { loginDesks } from '../../content/home-login';
import styles from './home-login-desks.module.css';

const { title, sample, day, signals, calls } = loginDesks;

const lengths = [92, 84, 81, 58, 46, 30];

function Day() {
  return (
    <div className={styles.desk}>
      <p className={styles.who}>{day.who}</p>
      <p className={styles.head}>{day.head}</p>
      {day.rows.map(({ at, name, state }, index) => (
        <p key={at} className={index === 1 ? `${styles.row} ${styles.warm}` : styles.row}>
          <span>{at}</span>
          {name}
          <span className={styles.state}>{state}</span>
        </p>
      ))}
    </div>
  );
}

function Signals() {
  return (
    <div className={styles.desk}>
      <p className={styles.who}>{signals.who}</p>
      <p className={styles.head}>{signals.head}</p>
      <svg width="216" height="44" viewBox="0 0 216 44" aria-hidden="true">
        {[0, 1, 2, 3, 5].map((index) => (
          <path key={index} d={`M${index * 36 + 1} 8h30v24h-30Z`} fill="#0B6E6E" />
        ))}
        <path d="M145.5 8.5h29v23h-29Z" fill="none" stroke="#FF8A5C" strokeDasharray="3 3" />
        <path d="M1 40h30M37 40h30M73 40h30M109 40h30M181 40h30" stroke="#7FE3D4" strokeWidth="3" />
      </svg>
      <p className={styles.warm}>{signals.missing}</p>
    </div>
  );
}

function Calls() {
  return (
    <div className={styles.desk}>
      <p className={styles.who}>{calls.who}</p>
      <p className={styles.head}>{calls.head}</p>
      <svg width="216" height="44" viewBox="0 0 216 44" aria-hidden="true">
        <path
          d={lengths.map((length, index) => `M0 ${index * 8 + 2}h${length * 2}`).join('')}
          stroke="#3E9F98"
          strokeWidth="4"
        />
        <path d="M0 2h184" stroke="#FF8A5C" strokeWidth="4" />
      </svg>
      <p className={styles.warm}>{calls.first}</p>
    </div>
  );
}

/** What is behind the log-in: the first screen of three people on one morning. */
export function LoginDesks() {
  return (
    <aside className={styles.desks} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <Day />
      <Signals />
      <Calls />
      <p className={styles.sample}>{sample}</p>
    </aside>
  );
}
