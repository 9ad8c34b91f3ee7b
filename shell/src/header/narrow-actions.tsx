import { useSite } from '@site/shared/store';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './narrow-actions.module.css';

/** The end of the bar on narrow screens: phone, and the menu as child. */
export function NarrowActions({ children, always = false }: { children: ReactNode; always?: boolean }) {
  const { phone } = useSite((state) => state.site);

  return (
    <div className={always ? styles.actions : `${styles.actions} ${styles.narrow}`}>
      <a className={styles.phone} href={`tel:${phone}`} aria-label={`电话 ${phone}`}>
        <Phone size={22} aria-hidden="true" />
      </a>
      {children}
    </div>
  );
}
