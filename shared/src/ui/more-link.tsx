import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './more-link.module.css';

/** A quiet way on, with an arrow: 查看连锁直播怎么用 →. */
export function MoreLink({ to, onDark = false, children }: { to: string; onDark?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={onDark ? `${styles.link} ${styles.onDark}` : styles.link}>
      {children}
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  );
}
