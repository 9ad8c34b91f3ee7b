import { TitleLines } from '@site/shared/ui/title-lines';
import type { ReactNode } from 'react';
import styles from './masthead.module.css';

type MastheadProps = {
  kicker?: string;
  /** Broken into lines at clauses. */
  title: readonly string[];
  text: string;
  ground?: 'mint' | 'sand';
  /** Stands on its lower edge, at the right. */
  picture?: ReactNode;
  /** Content at its lower edge, such as tabs or a search box. */
  children?: ReactNode;
};

/** Head of a list page: title, intro and filters. */
export function Masthead({ kicker, title, text, ground = 'mint', picture, children }: MastheadProps) {
  return (
    <div className={`${styles.masthead} ${styles[ground]}`}>
      <div className={styles.inner}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>
          <TitleLines lines={title} />
        </h1>
        <p className={styles.text}>{text}</p>
        {picture}
        {children}
      </div>
    </div>
  );
}
