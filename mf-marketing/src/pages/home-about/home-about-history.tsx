import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { aboutHistory } from '../../content/home-about/history';
import styles from './home-about-history.module.css';

/** One line a year, newest first; the heading stays beside the years on wide screens. */
export function AboutHistory() {
  const { title, intro, years, note } = aboutHistory;

  return (
    <Section id="history" ground="sand">
      <div className={styles.columns}>
        <div className={styles.heading}>
          <h2 className={styles.title}>
            <BrokenLines lines={title} />
          </h2>
          <p className={styles.intro}>{intro}</p>
          <p className={styles.note}>{note}</p>
        </div>
        <ol>
          {years.map(({ year, name, text }) => (
            <li key={year} className={styles.year}>
              <span className={styles.number}>{year}</span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
