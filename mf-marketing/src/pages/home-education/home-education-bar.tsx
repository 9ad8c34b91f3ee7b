import { leadSources } from '@site/shared/contract/lead-wire';
import { ReservationForm } from '@site/shared/forms/reservation-form';
import { Check } from 'lucide-react';
import { educationAsk, educationBar } from '../../content/home-education';
import styles from './home-education-bar.module.css';

/**
 * This page's own form: it stays at the bottom of wide windows, on phones it ends the page (R3.16). Once it was booked,
 * a line takes its place for the rest of the session (R4.4).
 */
export function EducationBar() {
  const { text, booked: thanks } = educationBar;
  const { want, title, example } = educationAsk;

  return (
    <section className={styles.bar} id="lead" aria-label={want}>
      <div className={styles.inner}>
        <h2 className={styles.title}>
          {title}
          <small className={styles.text}>{text}</small>
        </h2>
        <ReservationForm fromtype={leadSources.education} example={example} ask={want} />
      </div>
      <p className={styles.booked}>
        <Check size={20} aria-hidden="true" />
        {thanks}
      </p>
    </section>
  );
}
