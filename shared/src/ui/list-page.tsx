import type { ReactNode } from 'react';
import type { Crumb } from '../page/page-handle';
import styles from './list-page.module.css';
import { Breadcrumb } from './breadcrumb';
import { TitleLines } from './title-lines';

type ListPageProps = {
  crumbs: readonly Crumb[];
  heading: string;
  /** What the list holds. */
  text?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of a page that is a list: where it stands, what it is called, what it holds. */
export function ListPage({ crumbs, heading, text, className, children }: ListPageProps) {
  return (
    <div className={className ? `${styles.page} ${className}` : styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={styles.heading}>
        <TitleLines lines={[heading]} />
      </h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
