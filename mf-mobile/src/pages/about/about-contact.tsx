import { useSite } from '@site/shared/store';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Section } from '@site/shared/ui/section';
import { ChevronRight, Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { aboutCopy } from '../../content/about';
import { phoneAddress } from '../../mobile-addresses';
import styles from './about-contact.module.css';

const text = aboutCopy.contact;

/** Phone, e-mail and address, as touch-sized rows. */
export function AboutContact() {
  const { phone, email, addresses, legalName } = useSite((state) => state.site);

  return (
    <Section id="contact" title={text.title}>
      <address className={styles.ways}>
        <a className={styles.way} href={phoneAddress(phone)}>
          <Phone aria-hidden="true" />
          <span className={styles.name}>{text.phone}</span>
          <b className={styles.value}>{phone}</b>
        </a>
        <a className={styles.way} href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          <span className={styles.name}>{text.email}</span>
          <b className={styles.value}>{email}</b>
        </a>
        {addresses.map(({ city, line }) => (
          <span key={city + line} className={styles.way}>
            <MapPin aria-hidden="true" />
            <span className={styles.name}>
              {text.address} · {city}
            </span>
            <b className={styles.value}>{line}</b>
          </span>
        ))}
      </address>
      <p className={styles.hours}>
        {text.hours} <ConsultationTimes />
      </p>
      <ul className={styles.links}>
        {text.ways.map(({ name, text: about, link }) => (
          <li key={link}>
            <Link className={styles.link} to={link}>
              <b>{name}</b>
              <span className={styles.about}>{about}</span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.legal}>
        {legalName}
        <Link className={styles.licence} to="/home/business_license.jpg">
          {text.licence}
        </Link>
      </p>
    </Section>
  );
}
