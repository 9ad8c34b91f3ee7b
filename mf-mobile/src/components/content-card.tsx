import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './content-card.module.css';

type ContentCardProps = {
  to: string;
  /** The drawing, without round corners. */
  picture: ReactNode;
  kicker?: string;
  name: string;
  text: string;
};

/** A content to open, as a card of a row to swipe. */
export function ContentCard({ to, picture, kicker, name, text }: ContentCardProps) {
  return (
    <Link className={styles.card} to={to}>
      {picture}
      <span className={styles.body}>
        {kicker && <span className={styles.kicker}>{kicker}</span>}
        <b className={styles.name}>{name}</b>
        <span className={styles.text}>{text}</span>
      </span>
    </Link>
  );
}
