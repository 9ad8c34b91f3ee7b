import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './menu-item.module.css';

type MenuItemProps = {
  title: string;
  /** The page at hand stands in this menu. */
  current: boolean;
  /** `wide` spans the bar. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/**
 * A point of the bar with a panel. The panel stands beside its details element, not inside: so it opens by hover too,
 * where browsers show nothing of what a closed details holds. Escape and a press elsewhere: menu-dismissal.ts.
 */
export function MenuItem({ title, current, width = 'narrow', children }: MenuItemProps) {
  return (
    <li className={width === 'wide' ? styles.wideItem : styles.item} data-menu-root="">
      <details className={styles.toggle} name="site-menu" data-menu="" suppressHydrationWarning>
        <summary className={current ? `${styles.trigger} ${styles.current}` : styles.trigger}>
          {title}
          <ChevronDown className={styles.sign} size={14} aria-hidden="true" />
        </summary>
      </details>
      <div className={width === 'wide' ? styles.widePanel : styles.panel}>{children}</div>
    </li>
  );
}
