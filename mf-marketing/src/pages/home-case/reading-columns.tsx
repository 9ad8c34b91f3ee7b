import type { ReactNode } from 'react';
import type { Heading } from '@site/shared/contract/common';
import { AnchorRail } from '@site/shared/ui/article-anchors';
import styles from './reading-columns.module.css';

type ReadingColumnsProps = {
  headings: readonly Heading[];
  className?: string | undefined;
  children: ReactNode;
};

/** An article in lines of a readable length; on wide windows its headings stay in sight beside it. */
export function ReadingColumns({ headings, className, children }: ReadingColumnsProps) {
  return (
    <div className={className ? `${styles.columns} ${className}` : styles.columns}>
      <article className={styles.article}>{children}</article>
      <aside className={styles.aside}>
        <AnchorRail headings={headings} />
      </aside>
    </div>
  );
}
