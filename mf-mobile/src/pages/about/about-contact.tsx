import { useSite } from '@site/shared/store';
import { ContactMail, ContactPhone } from '@site/shared/ui/contact';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Section } from '@site/shared/ui/section';
import { ChevronRight, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { aboutCopy } from '../../content/about';
import { leadAddress } from '../../mobile-addresses';
import beside from '../../components/beside.module.css';
import styles from './about-contact.module.css';

const text = aboutCopy.contact;

type RowProps = { icon: ReactNode; name: string; value: string; to: string };

function Row({ icon, name, value, to }: RowProps) {
  return (
    <a className={styles.way} href={to}>
      {icon}
      <span className={styles.name}>{name}</span>
      <b className={styles.value}>{value}</b>
    </a>
  );
}

/** Phone, e-mail and address, as touch-sized rows. */
export function AboutContact() {
  const { addresses, legalName } = useSite((state) => state.site);

  return (
    <Section id="contact" title={text.title} className={beside.beside}>
      <address className={styles.ways}>
        <ContactPhone
          without={
            <Row icon={<Phone aria-hidden="true" />} name={text.form.name} value={text.form.text} to={leadAddress} />
          }
        >
          {(phone, address) => <Row icon={<Phone aria-hidden="true" />} name={text.phone} value={phone} to={address} />}
        </ContactPhone>
        <ContactMail>
          {(mail, address) => <Row icon={<Mail aria-hidden="true" />} name={text.email} value={mail} to={address} />}
        </ContactMail>
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
