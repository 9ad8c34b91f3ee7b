import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { useSite } from '@site/shared/store';
import { ContactMail, ContactPhone } from '@site/shared/ui/contact';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Section } from '@site/shared/ui/section';
import { ArrowRight, Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { aboutContact as text } from '../../content/home-about/contact';
import styles from './home-about-contact.module.css';

/** Where there is no phone: the form, to be called. */
function FormWay() {
  const { name, link, text: promise } = text.form;
  return (
    <p className={styles.way}>
      <Phone aria-hidden="true" />
      <span>{name}</span>
      <Link className={styles.value} to={link.to}>
        {link.name}
      </Link>
      <small>{promise}</small>
    </p>
  );
}

/** Phone, letters and where we sit, then the pages that know more. */
export function AboutContact({ facts }: PageFacts) {
  const { addresses, legalName } = useSite((state) => state.site);

  return (
    <Section id="contact" ground="tint" title={text.title} intro={text.intro}>
      <address className={styles.ways}>
        <ContactPhone without={<FormWay />}>
          {(phone, address) => (
            <p className={styles.way}>
              <Phone aria-hidden="true" />
              <span>{text.phone.name}</span>
              <a className={styles.value} href={address}>
                {phone}
              </a>
              <small>
                <ConsultationTimes />
              </small>
            </p>
          )}
        </ContactPhone>
        <ContactMail>
          {(mail, address) => (
            <p className={styles.way}>
              <Mail aria-hidden="true" />
              <span>{text.email.name}</span>
              <a className={styles.value} href={address}>
                {mail}
              </a>
              <small>{fillWords(text.email.text, facts)}</small>
            </p>
          )}
        </ContactMail>
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
