'use static';

import { useSite } from '@site/shared/store';
import { ContactMail } from '@site/shared/ui/contact';
import styles from './slim-footer.module.css';

/** The mail and where we are. */
export function FooterReach() {
  const { addresses } = useSite((state) => state.site);

  return (
    <ul className={styles.links}>
      <ContactMail>
        {(mail, address) => (
          <li>
            <a className={styles.link} href={address}>
              {mail}
            </a>
          </li>
        )}
      </ContactMail>
      {addresses.map(({ city, line }) => (
        <li key={city + line}>{`${city} ${line}`}</li>
      ))}
    </ul>
  );
}
