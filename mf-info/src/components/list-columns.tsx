import type { Crumb } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import type { ReactNode } from 'react';
import styles from './list-columns.module.css';

type ListColumnsProps = {
  crumbs: readonly Crumb[];
  heading: string;
  words: ReactNode;
  /** What stands between the heading and the list, over the whole width. */
  filters?: ReactNode;
  /** Without it the list takes the whole width. */
  rail?: ReactNode;
  children: ReactNode;
};

/** The frame of every list of the portal: where it stands, what it holds, the list, a rail. */
export function ListColumns({ crumbs, heading, words, filters, rail, children }: ListColumnsProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.words}>{words}</p>
      {filters && <div className={styles.filters}>{filters}</div>}
      <div className={rail ? styles.columns : styles.whole}>
        <div>{children}</div>
        {rail && <aside className={styles.rail}>{rail}</aside>}
      </div>
    </div>
  );
}
