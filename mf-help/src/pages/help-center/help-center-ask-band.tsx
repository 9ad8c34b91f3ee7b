import { useSite } from '@site/shared/store';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Button } from '@site/shared/ui/button';
import { ArrowRight, MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { centreCopy } from '../../content/help-center';
import { askCopy } from '../../content/help-section';
import styles from './help-center-ask-band.module.css';

/** A white-label site names neither phone nor consultants. */
function Call() {
  const { phone, variant } = useSite((state) => state.site);
  if (variant === 'white-label') return null;

  return (
    <p className={styles.call}>
      <Button look="brand" href={`tel:${phone}`}>
        <Phone aria-hidden="true" />
        {phone}
      </Button>
      <Button to="/home/signUp" data-consult="">
        <MessageSquare aria-hidden="true" />
        {askCopy.consult}
      </Button>
      <span className={styles.hours}>
        工作时间 <ConsultationTimes />
      </span>
    </p>
  );
}

/** Contacts and other forms of help. */
export function AskBand() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.heading}>{askCopy.heading}</h2>
          <p className={styles.text}>{askCopy.text}</p>
          <Call />
        </div>
        <ul className={styles.ways}>
          {centreCopy.otherWays.map(({ name, text, link }) => (
            <li key={link}>
              <Link className={styles.way} to={link}>
                <span className={styles.name}>{name}</span>
                <span className={styles.purpose}>{text}</span>
                <ArrowRight className={styles.arrow} size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
