import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

type FactLineProps = {
  /** What it belongs to; left out where all around belong to the same. */
  kind?: string | undefined;
  published: string;
  minutes: number;
  /** Stands before the day. */
  children?: ReactNode;
};

/** The quiet line below an article's title: kind, day, reading time. */
export function FactLine({ kind, published, minutes, children }: FactLineProps) {
  return (
    <p className={styles.facts}>
      {kind && <span className={styles.kind}>{kind}</span>}
      {children}
      <time dateTime={published}>{published}</time>
      <span>{minutes} 分钟</span>
    </p>
  );
}
