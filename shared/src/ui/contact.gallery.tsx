import { ConsultationTimes } from './consultation-times';
import { ContactMail, ContactPhone } from './contact';

export const Phone = () => (
  <p>
    <ContactPhone>{(text, address) => <a href={address}>{text}</a>}</ContactPhone>
  </p>
);

export const Mail = () => (
  <p>
    <ContactMail subject="合作">{(text, address) => <a href={address}>{text}</a>}</ContactMail>
  </p>
);

export const Times = () => (
  <p>
    <ConsultationTimes />
  </p>
);

export const TimesNamed = () => (
  <p>
    <ConsultationTimes named />
  </p>
);
