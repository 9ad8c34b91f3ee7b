import type { ReactNode } from 'react';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import styles from './list-row.module.css';

type ListRowProps = {
  to: string;
  title: string;
  heading?: 'h2' | 'h3';
  /** Wide windows only: on phones the title says enough. */
  summary?: string;
  /** The row's columns, for what stands before and after the text. */
  className?: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
  /** Below the summary: dates, author, reading time. */
  children: ReactNode;
};

/** One entry of a list with lines between its entries; the whole row leads to what it names. */
export function ListRow({ to, title, heading = 'h2', summary, className, before, after, children }: ListRowProps) {
  return (
    <LinkBox look="row" className={className ? `${styles.row} ${className}` : styles.row}>
      {before}
      <div>
        <LinkTitle to={to} className={styles.title} as={heading}>
          <ClauseTitle>{title}</ClauseTitle>
        </LinkTitle>
        {summary && <p className={styles.summary}>{summary}</p>}
        {children}
      </div>
      {after}
    </LinkBox>
  );
}
