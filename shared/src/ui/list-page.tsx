import type { ReactNode } from 'react';
import type { Crumb } from '../page/page-handle';
import styles from './list-page.module.css';
import { Breadcrumb } from './breadcrumb';

type ListPageProps = {
  crumbs: readonly Crumb[];
  heading: string;
  /** What the list holds. */
  words?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of a page that is a list: where it stands, what it is called, what it holds. */
export function ListPage({ crumbs, heading, words, className, children }: ListPageProps) {
  return (
    <div className={className ? `${styles.page} ${className}` : styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={styles.heading}>{heading}</h1>
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </div>
  );
}
