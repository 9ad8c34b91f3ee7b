import type { Crumb } from '@site/shared/page/page-handle';
import { ListPage } from '@site/shared/ui/list-page';
import type { ReactNode } from 'react';
import styles from './list-columns.module.css';

type ListColumnsProps = {
  crumbs: readonly Crumb[];
  heading: string;
  text: ReactNode;
  /** Full-width content between the heading and the list. */
  filters?: ReactNode;
  /** Without it the list takes the whole width. */
  rail?: ReactNode;
  children: ReactNode;
};

/** The frame of every list of the portal: breadcrumb, heading, the list, a rail. */
export function ListColumns({ crumbs, heading, text, filters, rail, children }: ListColumnsProps) {
  return (
    <ListPage crumbs={crumbs} heading={heading} text={text}>
      {filters && <div className={styles.filters}>{filters}</div>}
      <div className={rail ? styles.columns : styles.whole}>
        <div>{children}</div>
        {rail && <aside className={styles.rail}>{rail}</aside>}
      </div>
    </ListPage>
  );
}
