import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

const defaultText = '暂时没有相关内容，换个关键词试试';

/** The empty state of a list; children are links to other pages. */
export function EmptyState({ text = defaultText, children }: { text?: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" fill="none">
        <g stroke="currentColor" strokeWidth="1.5">
          <ellipse cx="80" cy="64" rx="76" ry="26" opacity=".22" />
          <ellipse cx="80" cy="64" rx="52" ry="17" opacity=".42" />
          <ellipse cx="80" cy="64" rx="29" ry="9" opacity=".75" />
        </g>
        <path d="M80 12c9 13 15 21 15 30a15 15 0 0 1-30 0c0-9 6-17 15-30Z" fill="currentColor" />
        <path d="M76 35v13l11-6.500Z" fill="#fff" />
      </svg>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
