import { ContactPhone } from '@site/shared/ui/contact';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './narrow-actions.module.css';

/** The end of the bar on narrow screens: phone, and the menu as child. */
export function NarrowActions({ children, always = false }: { children: ReactNode; always?: boolean }) {
  return (
    <div className={always ? styles.actions : `${styles.actions} ${styles.narrow}`}>
      <ContactPhone>
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
