import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { CalendarCheck } from 'lucide-react';
import { PointList } from '../../components/point-list';
import { siteCalendar } from '../../content/home-website/stages';
import styles from './home-website-calendar.module.css';

const { title, intro, label, month, weekdays, before, days, shows, points } = siteCalendar;

function Month() {
  return (
    <div className={styles.month} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{month}</b>
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

/** A month of live streams as visitors see it, with what the calendar does for them. */
export function LiveCalendar() {
  return (
    <Section id="calendar" ground="sand">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>
            <BrokenLines lines={title} />
          </h2>
          <p className={styles.intro}>{intro}</p>
          <PointList Icon={CalendarCheck} points={points} />
        </div>
        <Month />
      </div>
    </Section>
  );
}
