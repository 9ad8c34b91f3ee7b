import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventCode } from '../contract/tracking';
import styles from './more-link.module.css';

type MoreLinkProps = {
  to: string;
  onDark?: boolean;
  /** Tracking code of a click (docs/contracts/tracking.md). */
  track?: EventCode;
  children: ReactNode;
};

/** A quiet way on, with an arrow: 查看连锁直播怎么用 →. */
export function MoreLink({ to, onDark = false, track, children }: MoreLinkProps) {
  return (
    <Link to={to} className={onDark ? `${styles.link} ${styles.onDark}` : styles.link} data-track={track}>
      {children}
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  );
}
