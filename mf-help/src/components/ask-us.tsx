import { useSite } from '@site/shared/store';
import { ContactPhone } from '@site/shared/ui/contact';
import { cachedFragment } from '@site/shared/ui/cached-fragment';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { MessageSquare, Phone } from 'lucide-react';
import { askCopy } from '../content/help-section';
import styles from './ask-us.module.css';

function Ways() {
  const consult = useSite(({ site }) => site.variant !== 'white-label');

  return (
    <>
      <h2 className={styles.heading}>{askCopy.heading}</h2>
      <p>{askCopy.text}</p>
      <p>
        <ConsultationTimes /> {askCopy.hours}
      </p>
      <a className={styles.way} href="#support" data-opens-sheet="" data-track="consult_click">
        <MessageSquare size={16} aria-hidden="true" />
        {consult ? askCopy.consult : askCopy.leave}
      </a>
      <ContactPhone>
        {(phone, address) => (
          <a className={styles.way} href={address}>
            <Phone size={16} aria-hidden="true" />
            {phone}
          </a>
        )}
      </ContactPhone>
    </>
  );
}

/** Contact when no article helps: the support form of this page, and the phone. A white-label site names no consultants. */
export const AskUs = cachedFragment('section', Ways, { className: styles.ask });
