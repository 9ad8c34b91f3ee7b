import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ContentLink } from '../contract/common';
import styles from './article-neighbours.module.css';

type NeighboursProps = {
  prev: ContentLink | null;
  next: ContentLink | null;
  address: (id: number) => string;
  unit?: '篇' | '讲';
};

/** The articles before and after this one; at an end of the list one side is empty. */
export function Neighbours({ prev, next, address, unit = '篇' }: NeighboursProps) {
  if (!prev && !next) return null;

  return (
    <nav className={styles.neighbours} data-onward="" aria-label={`上一${unit}与下一${unit}`}>
      {prev && (
        <Link className={styles.card} to={address(prev.id)} rel="prev">
          <span className={styles.way}>
            <ArrowLeft size={14} aria-hidden="true" />
            {`上一${unit}`}
          </span>
          <span className={styles.title}>{prev.title}</span>
        </Link>
      )}
      {next && (
        <Link className={`${styles.card} ${styles.next}`} to={address(next.id)} rel="next">
          <span className={styles.way}>
            {`下一${unit}`}
            <ArrowRight size={14} aria-hidden="true" />
          </span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
