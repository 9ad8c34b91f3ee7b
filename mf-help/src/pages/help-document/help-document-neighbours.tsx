import type { ContentLink } from '@site/shared/contract/common';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { articleAddress } from '../../help-addresses';
import styles from './help-document-neighbours.module.css';

/** The articles before and after this one; at an end of the list one side is empty. */
export function Neighbours({ prev, next }: { prev: ContentLink | null; next: ContentLink | null }) {
  if (!prev && !next) return null;

  return (
    <nav className={styles.neighbours} aria-label="上一篇与下一篇">
      {prev && (
        <Link className={styles.card} to={articleAddress(prev.id)} rel="prev">
          <span className={styles.way}>
            <ArrowLeft size={14} aria-hidden="true" />
            上一篇
          </span>
          <span className={styles.title}>{prev.title}</span>
        </Link>
      )}
      {next && (
        <Link className={`${styles.card} ${styles.next}`} to={articleAddress(next.id)} rel="next">
          <span className={styles.way}>
            下一篇
            <ArrowRight size={14} aria-hidden="true" />
          </span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
