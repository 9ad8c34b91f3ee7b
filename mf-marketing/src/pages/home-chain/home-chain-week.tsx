import clsx from 'clsx/lite';
import { LiveDot } from '@site/shared/ui/live-dot';
import { chainWeek } from '../../content/home-chain/stages';
import styles from './home-chain-week.module.css';

const { label, name, days, today, rows, bookings, now } = chainWeek;

function bookingAt(row: number, day: number) {
  return bookings.find((booking) => booking.row === row && booking.day <= day && day < booking.day + booking.span);
}

/** The hero's picture: who goes on air on which day of the week. */
export function ChainWeek() {
  return (
    <div className={styles.week} role="img" aria-label={label}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      <div className={styles.grid}>
        <span />
        {days.map((day, index) => (
          <span key={day} className={index === today ? `${styles.day} ${styles.today}` : styles.day}>
            {day}
          </span>
        ))}
        {rows.map((shop, row) => [
          <span key={shop} className={styles.shop}>
            {shop}
          </span>,
          ...days.map((day, index) => {
            const booking = bookingAt(row, index);
            const names = clsx(styles.cell, index === today && styles.onToday, booking && styles[booking.kind]);
            return (
              <span key={shop + day} className={names}>
                {booking?.text}
              </span>
            );
          }),
        ])}
      </div>
      <div className={styles.now}>
        {now.map(({ shop, text, live = false }) => (
          <span key={shop} className={styles.tile}>
            <b>
              {live && <LiveDot />}
              {shop}
            </b>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
