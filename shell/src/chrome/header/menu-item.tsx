import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './menu-item.module.css';

type MenuItemProps = {
  title: string;
  /** The current page is in this menu. */
  current: boolean;
  /** `wide` spans the bar. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/**
 * An item of the bar with a panel. The panel is a sibling of its details element, not a child, so that it can open on
 * hover too: browsers hide the content of a closed details. Escape and a press elsewhere: menu-dismissal.ts.
 */
export function MenuItem({ title, current, width = 'narrow', children }: MenuItemProps) {
  return (
    <li className={width === 'wide' ? styles.wide : styles.item} data-menu-root="">
      <details className={styles.toggle} name="site-menu" data-menu="" suppressHydrationWarning>
        <summary className={current ? `${styles.trigger} ${styles.current}` : styles.trigger}>
          {title}
          <ChevronDown className={styles.sign} size={14} aria-hidden="true" />
        </summary>
      </details>
      <div className={styles.panel} data-menu-panel="">
        {children}
      </div>
    </li>
  );
}
