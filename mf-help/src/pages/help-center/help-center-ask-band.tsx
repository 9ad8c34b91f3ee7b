import { useSite } from '@site/shared/store';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { ContactPhone } from '@site/shared/ui/contact';
import { Button } from '@site/shared/ui/button';
import { ArrowRight, MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { centreCopy } from '../../content/help-center/page';
import { askCopy } from '../../content/help-section';
import styles from './help-center-ask-band.module.css';

/** Phone, and the form above. A white-label site names no consultants. */
function Call() {
  const consult = useSite(({ site }) => site.variant !== 'white-label');

  return (
    <p className={styles.call}>
      <ContactPhone>
        {(phone, address) => (
          <Button look="brand" href={address}>
            <Phone aria-hidden="true" />
            {phone}
          </Button>
        )}
      </ContactPhone>
      <Button href="#support" data-opens-sheet="" data-track="consult_click">
        <MessageSquare aria-hidden="true" />
        {consult ? askCopy.consult : askCopy.leave}
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
