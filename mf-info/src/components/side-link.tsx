import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './side-link.module.css';

type SideLinkProps = {
  to: string;
  /** How many it links to, at the end of the line. */
  count?: string;
  children: ReactNode;
};

/** One line of a short list beside the text. */
export function SideLink({ to, count, children }: SideLinkProps) {
  return (
    <Link className={count ? `${styles.link} ${styles.withCount}` : styles.link} to={to}>
      {children}
      {count && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
