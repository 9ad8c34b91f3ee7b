import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { CalendarCheck } from 'lucide-react';
import { siteCalendar } from '../../content/live-site-stages';
import styles from './home-website-calendar.module.css';

const { title, intro, label, month, sample, weekdays, before, days, shows, points } = siteCalendar;

function Month() {
  return (
    <div className={styles.month} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{month}</b>
        <small>{sample}</small>
      </span>
      <span className={styles.grid}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
        {Array.from({ length: before }, (_, index) => (
          <span key={`before${index}`} className={styles.day} />
        ))}
        {Array.from({ length: days }, (_, index) => {
          const show = shows.find(({ day }) => day === index + 1);
          return (
            <span key={index} className={show ? `${styles.day} ${styles[show.tone]}` : styles.day}>
              {index + 1}
              {show && <b className={styles.show}>{show.name}</b>}
            </span>
          );
        })}
      </span>
    </div>
  );
}

/** A month of shows as visitors see it, with what the calendar does for them. */
export function LiveCalendar() {
  return (
    <Section id="calendar" ground="sand">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>
            <BrokenLines lines={title} />
          </h2>
          <p className={styles.intro}>{intro}</p>
          <ul className={styles.points}>
            {points.map(({ name, words }) => (
              <li key={name} className={styles.point}>
                <CalendarCheck size={20} aria-hidden="true" />
                <span>
                  <b className={styles.name}>{name}</b>
                  {words}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Month />
      </div>
    </Section>
  );
}
