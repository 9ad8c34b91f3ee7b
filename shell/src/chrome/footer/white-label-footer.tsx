import { memo } from 'react';
import { useSite } from '@site/shared/store';
import { ContactMail, ContactPhone } from '@site/shared/ui/contact';
import { ConsentLink } from '../layouts/consent-link';
import { DisplayButton } from '../layouts/display-button';
import { FooterFilings } from './footer-filings';
import styles from './slim-footer.module.css';

/** A name, and the contacts and filings that an operator has configured; nothing of the vendor. */
export const WhiteLabelFooter = memo(function WhiteLabelFooter() {
  const { brand, filings } = useSite((state) => state.site);

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>© {brand}</p>
        <ContactPhone>
          {(phone, address) => (
            <a className={styles.link} href={address}>
              电话 {phone}
            </a>
          )}
        </ContactPhone>
        <ContactMail>
          {(mail, address) => (
            <a className={styles.link} href={address}>
              邮箱 {mail}
            </a>
          )}
        </ContactMail>
        <ConsentLink className={styles.link} />
        <DisplayButton />
        <FooterFilings filings={filings} configuredOnly />
      </div>
    </footer>
  );
});
