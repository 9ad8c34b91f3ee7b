import { leadSources } from '@site/shared/contract/lead-wire';
import { BookedDialog } from '@site/shared/forms/booked-dialog';
import { ReservationForm } from '@site/shared/forms/reservation-form';
import { endReservation } from '@site/shared/store/reservation-session';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { educationBar } from '../../content/home-education';
import styles from './home-education-bar.module.css';

/**
 * This page's own form: it stays at the bottom of wide windows, on phones it ends the page (R3.16). Once it was booked,
 * a line takes its place for the rest of the session (R4.4).
 */
export function EducationBar() {
  const [booked, setBooked] = useState(false);
  const { title, text, label, example, booked: thanks } = educationBar;
  const close = () => {
    setBooked(false);
    endReservation();
  };

  return (
    <section className={styles.bar} id="lead" aria-label={label}>
      <div className={styles.inner}>
        <h2 className={styles.title}>
          {title}
          <small className={styles.text}>{text}</small>
        </h2>
        <ReservationForm fromtype={leadSources.education} example={example} onBooked={() => setBooked(true)} />
      </div>
      <p className={styles.booked}>
        <Check size={20} aria-hidden="true" />
        {thanks}
      </p>
      {booked && <BookedDialog onClose={close} />}
    </section>
  );
}
