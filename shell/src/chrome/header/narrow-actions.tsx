import { ContactPhone } from '@site/shared/ui/contact';
import { MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './narrow-actions.module.css';

function Form() {
  return (
    <Link className={styles.phone} to="/home/signUp" aria-label="在线留言">
      <MessageSquare size={22} aria-hidden="true" />
    </Link>
  );
}

/** The end of the bar on narrow screens: phone, without one the way to the form, and the menu as child. */
export function NarrowActions({ children, always = false }: { children: ReactNode; always?: boolean }) {
  return (
    <div className={always ? styles.actions : `${styles.actions} ${styles.narrow}`}>
      <ContactPhone without={<Form />}>
        {(phone, address) => (
          <a className={styles.phone} href={address} aria-label={`电话 ${phone}`}>
            <Phone size={22} aria-hidden="true" />
          </a>
        )}
      </ContactPhone>
      {children}
    </div>
  );
}
