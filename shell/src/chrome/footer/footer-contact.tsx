import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { useSite } from '@site/shared/store';
import { ContactMail, ContactPhone } from '@site/shared/ui/contact';
import { Logo } from '@site/shared/ui/logo';
import styles from './footer-contact.module.css';

/** Who we are and how to reach us. */
export function FooterContact() {
  const { slogan, addresses } = useSite((state) => state.site);

  return (
    <address className={styles.contact}>
      <Logo />
      <p className={styles.slogan}>{slogan}</p>
      <ContactPhone>
        {(phone, address) => (
          <a className={styles.phone} href={address}>
            {phone}
          </a>
        )}
      </ContactPhone>
      <p>
        <ConsultationTimes named />
      </p>
      <ContactMail>
        {(mail, address) => (
          <p>
            {'渠道与合作 '}
            <a className={styles.mail} href={address}>
              {mail}
            </a>
          </p>
        )}
      </ContactMail>
      {addresses.map(({ city, line }) => (
        <p key={city + line}>{`${city} ${line}`}</p>
      ))}
    </address>
  );
}
