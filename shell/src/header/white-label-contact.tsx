import { ContactMail, ContactPhone } from '@site/shared/ui/contact';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './white-label-header.module.css';

function Form() {
  return (
    <Link className={styles.contact} to="/home/signUp">
      <MessageSquare size={20} aria-hidden="true" />
      <span>联系我们</span>
    </Link>
  );
}

function Letter() {
  return (
    <ContactMail without={<Form />}>
      {(mail, address) => (
        <a className={styles.contact} href={address} aria-label={`邮箱 ${mail}`}>
          <Mail size={20} aria-hidden="true" />
          <span className={styles.wide}>{mail}</span>
        </a>
      )}
    </ContactMail>
  );
}

/** The one way to the operator that the bar has room for: the phone that was set, else the mail, else the form. */
export function WhiteLabelContact() {
  return (
    <ContactPhone without={<Letter />}>
      {(phone, address) => (
        <a className={styles.contact} href={address} aria-label={`电话 ${phone}`}>
          <Phone size={20} aria-hidden="true" />
          <span className={styles.wide}>{phone}</span>
        </a>
      )}
    </ContactPhone>
  );
}
