import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './slide-menu.module.css';
import { menuClosing } from './menu-dismissal';

/** The slide-out menu around what it holds. Its button opens and closes it, the darkened page beside it closes. */
export function SlideMenuFrame({ children }: { children: ReactNode }) {
  return (
    <details
      className={styles.menu}
      data-menu=""
      data-menu-root=""
      data-closing-time={menuClosing}
      suppressHydrationWarning
    >
      <summary className={styles.button} aria-label="菜单">
        <Menu className={styles.open} size={24} aria-hidden="true" />
        <X className={styles.close} size={24} aria-hidden="true" />
      </summary>
      <nav className={styles.panel} aria-label="菜单">
        {children}
      </nav>
    </details>
  );
}
