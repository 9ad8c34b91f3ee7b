import { ContactMail } from '@site/shared/ui/contact';
import { securityCopy } from '../../content/home-security';
import styles from './home-security-tables.module.css';

/** Where to write; a site without a mail address has its form. */
export function SecurityContact() {
  return (
    <p className={styles.contact}>
      <ContactMail subject={securityCopy.mailSubject} without={securityCopy.withoutMail}>
        {(mail, address) => (
          <>
            {securityCopy.mail}
            <a className={styles.mail} href={address}>
              {mail}
            </a>
          </>
        )}
      </ContactMail>
    </p>
  );
}
