import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { aboutHistory } from '../../content/home-about/history';
import styles from './home-about-history.module.css';

/** One line a year, newest first, on phones swiped; the heading stays beside the years on wide screens. */
export function AboutHistory() {
  const { title, intro, years } = aboutHistory;

  return (
    <Section id="history" ground="sand">
      <div className={styles.columns}>
        <div className={styles.heading}>
          <h2 className={styles.title}>
            <BrokenLines lines={title} />
          </h2>
          <p className={styles.intro}>{intro}</p>
        </div>
        <SwipeRow label={title.join('')} ordered still columnsFrom="desktop" className={styles.years}>
          {years.map(({ year, name, text }) => (
            <div key={year} className={styles.year}>
              <span className={styles.number}>{year}</span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          ))}
        </SwipeRow>
      </div>
    </Section>
  );
}
