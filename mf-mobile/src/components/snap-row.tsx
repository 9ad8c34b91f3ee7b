import type { ReactNode } from 'react';
import styles from './snap-row.module.css';

type SnapRowProps = {
  /** What the row holds, for those who do not see it. */
  label: string;
  children: readonly ReactNode[];
  /** The cards hold no link, so the row itself takes the focus and the arrow keys push it. */
  still?: boolean;
};

/** Cards side by side that the thumb pushes along and that come to rest at an edge; the next card always peeks in. */
export function SnapRow({ label, children, still = false }: SnapRowProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.row} aria-label={label} {...(still && { tabIndex: 0 })}>
        {children.map((child, index) => (
          <li key={index} className={styles.card}>
            {child}
          </li>
        ))}
      </ul>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.thumb} />
      </div>
    </div>
  );
}
