import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './reading-row.module.css';

type ReadingRowProps = {
  to: string;
  heading?: 'h2' | 'h3';
  title: string;
  summary?: string | undefined;
  className: string | undefined;
  /** Content before and after the text. */
  before: ReactNode;
  children?: ReactNode;
};

/** Link to an article with a large touch target. */
export function ReadingRow({
  to,
  heading: Heading = 'h2',
  title,
  summary,
  className,
  before,
  children,
}: ReadingRowProps) {
  return (
    <Link className={`${styles.row} ${className}`} to={to}>
      {before}
      <div>
        <Heading className={styles.title}>{title}</Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {children}
      </div>
    </Link>
  );
}
