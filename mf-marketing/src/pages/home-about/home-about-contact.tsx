import { useSite } from '@site/shared/store';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Section } from '@site/shared/ui/section';
import { ArrowRight, Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { aboutContact as text } from '../../content/home-about/contact';
import styles from './home-about-contact.module.css';

/** Phone, letters and where we sit, then the pages that know more. */
export function AboutContact() {
  const { phone, email, addresses, legalName } = useSite((state) => state.site);

  return (
    <Section id="contact" ground="tint" title={text.title} intro={text.intro}>
      <address className={styles.ways}>
        <p className={styles.way}>
          <Phone aria-hidden="true" />
          <span>{text.phone.name}</span>
          <a className={styles.value} href={`tel:${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
          <small>
            <ConsultationTimes />
          </small>
        </p>
        <p className={styles.way}>
          <Mail aria-hidden="true" />
          <span>{text.email.name}</span>
          <a className={styles.value} href={`mailto:${email}`}>
            {email}
          </a>
          <small>{text.email.text}</small>
        </p>
        {addresses.map(({ city, line }) => (
          <p key={city + line} className={styles.way}>
            <MapPin aria-hidden="true" />
            <span>
              {text.address.name} · {city}
            </span>
            <b className={styles.value}>{line}</b>
            <small>{text.address.text}</small>
          </p>
        ))}
      </address>
      <ul className={styles.links}>
        {text.links.map(({ name, text: about, link }) => (
          <li key={link}>
            <Link className={styles.link} to={link}>
              <span>
                <b className={styles.linkName}>{name}</b>
                {about}
              </span>
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.legal}>{legalName}</p>
    </Section>
  );
}
