import type { ReactNode } from 'react';
import styles from './widget-panel.module.css';

type WidgetPanelProps = {
  label: string;
  icon: ReactNode;
  /** The island of what the card holds: opening it is intent. */
  island?: string;
  children: ReactNode;
};

/** An item of the widget with a card beside it: by hover, by press and by keyboard, without script too. */
export function WidgetPanel({ label, icon, island, children }: WidgetPanelProps) {
  return (
    <li className={styles.item} data-menu-root="">
      <details className={styles.toggle} name="side-widget" data-menu="" suppressHydrationWarning>
        <summary className={styles.trigger} data-island={island}>
          {icon}
          <span className={styles.label}>{label}</span>
        </summary>
      </details>
      <div className={styles.card}>{children}</div>
    </li>
  );
}

/** An item of the widget that leads somewhere. */
export function WidgetLink({ label, note, icon, accent = false, ...link }: WidgetLinkProps) {
  return (
    <li className={styles.item}>
      <a className={accent ? `${styles.trigger} ${styles.accent}` : styles.trigger} {...link}>
        {icon}
        <span className={styles.label}>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </a>
    </li>
  );
}

/** An item of the widget that shares the page; the island `share` opens the sheet. */
export function WidgetShare({ icon }: { icon: ReactNode }) {
  return (
    <li className={`${styles.item} ${styles.scripted}`}>
      <button
        className={styles.trigger}
        type="button"
        data-island="share"
        data-share="open"
        data-track="share_click"
        aria-haspopup="dialog"
      >
        {icon}
        <span className={styles.label}>分享</span>
      </button>
    </li>
  );
}

type WidgetLinkProps = {
  label: string;
  note?: ReactNode;
  icon: ReactNode;
  accent?: boolean;
  href: string;
  'data-login'?: string;
  'data-consult'?: string;
  'data-opens-sheet'?: string;
  'data-track'?: string;
};
