import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { useSite } from '@site/shared/store';
import { Logo } from '@site/shared/ui/logo';
import styles from './footer-contact.module.css';

/** Who we are and how to reach us. */
export function FooterContact() {
  const { slogan, phone, email, addresses } = useSite((state) => state.site);

  return (
    <address className={styles.contact}>
      <Logo />
      <p className={styles.slogan}>{slogan}</p>
      <a className={styles.phone} href={`tel:${phone}`}>
        {phone}
      </a>
      <p>
        咨询时间 <ConsultationTimes />
      </p>
      <p>
        渠道与合作{' '}
        <a className={styles.mail} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {addresses.map(({ city, line }) => (
        <p key={city + line}>
          {city} {line}
        </p>
      ))}
    </address>
  );
}
