import { useSite } from '@site/shared/store';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { askCopy } from '../content/help-section';
import styles from './ask-us.module.css';

/** Consult and phone; the shell opens the consult service on `data-consult`, else the link leads to the form. */
function Ways({ phone }: { phone: string }) {
  return (
    <>
      <p>
        在线客服 <ConsultationTimes /> {askCopy.hours}
      </p>
      <Link className={styles.way} to="/home/signUp" data-consult="">
        <MessageSquare size={16} aria-hidden="true" />
        {askCopy.consult}
      </Link>
      <a className={styles.way} href={`tel:${phone}`}>
        <Phone size={16} aria-hidden="true" />
        {phone}
      </a>
    </>
  );
}

/** Contact when no article helps. A white-label site names neither phone nor consultants. */
export function AskUs() {
  const { phone, variant } = useSite((state) => state.site);

  return (
    <section className={styles.ask}>
      <h2 className={styles.heading}>{askCopy.heading}</h2>
      <p>{askCopy.text}</p>
      {variant !== 'white-label' && <Ways phone={phone} />}
    </section>
  );
}
