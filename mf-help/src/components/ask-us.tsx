import { useSite } from '@site/shared/store';
import { ContactPhone } from '@site/shared/ui/contact';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { askCopy } from '../content/help-section';
import styles from './ask-us.module.css';

/** The shell opens the consult service on `data-consult`, else the link leads to the form. */
function Consult() {
  return (
    <>
      <p>
        在线客服 <ConsultationTimes /> {askCopy.hours}
      </p>
      <Link className={styles.way} to="/home/signUp" data-consult="">
        <MessageSquare size={16} aria-hidden="true" />
        {askCopy.consult}
      </Link>
    </>
  );
}

/** The phone; where neither it nor consultants are named, the form. */
function Call({ consult }: { consult: boolean }) {
  const form = (
    <Link className={styles.way} to="/home/signUp">
      <MessageSquare size={16} aria-hidden="true" />
      {askCopy.leave}
    </Link>
  );
  return (
    <ContactPhone without={consult ? null : form}>
      {(phone, address) => (
        <a className={styles.way} href={address}>
          <Phone size={16} aria-hidden="true" />
          {phone}
        </a>
      )}
    </ContactPhone>
  );
}

/** Contact when no article helps. A white-label site names no consultants. */
export function AskUs() {
  const consult = useSite(({ site }) => site.variant !== 'white-label');

  return (
    <section className={styles.ask}>
      <h2 className={styles.heading}>{askCopy.heading}</h2>
      <p>{askCopy.text}</p>
      {consult && <Consult />}
      <Call consult={consult} />
    </section>
  );
}
