import { memo } from 'react';
import { ArrowUp } from 'lucide-react';
import styles from './bottom-top-link.module.css';

/** The way to the top in layouts that have neither a widget nor a bar at the bottom; `narrow` where these are in wide windows alone. */
export const CornerTop = memo(function CornerTop({ narrow = false }: { narrow?: boolean }) {
  return (
    <aside aria-label="页面位置" className={narrow ? styles.narrow : undefined}>
      <BottomTopLink />
    </aside>
  );
});

/** The way to the top on phones, from 400 px on (R9.14). */
export function BottomTopLink() {
  return (
    <a className={styles.link} href="#_top" data-scroll-top="" aria-label="返回顶部">
      <ArrowUp size={22} aria-hidden="true" />
    </a>
  );
}
