import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './tag.module.css';

type TagProps = {
  children: ReactNode;
  /** Makes it a chip: a link to a filter or topic. */
  to?: string;
  /** A chip without an address: the button of the form around it, or the bare words of a filter with nothing behind it. */
  kind?: 'button' | 'off';
  /** The chip of the filter at hand. */
  current?: boolean;
  tone?: 'plain' | 'brand' | 'action' | 'on-dark';
  /** Code of the event that a press on the chip is (docs/contracts/tracking.md). */
  track?: string;
};

const tones = { plain: styles.plain, brand: styles.brand, action: styles.action, 'on-dark': styles.onDark };

/** A word on a thing (tag), or with `to` a word to press (chip). */
export function Tag({ children, to, kind, current = false, tone = 'plain', track }: TagProps) {
  const chip = {
    className: `${styles.chip} ${tones[tone]}`,
    'data-track': track,
    children,
    ...(current && { 'aria-current': 'true' as const }),
  };
  if (to !== undefined) return <Link to={to} {...chip} />;
  if (kind === 'button') return <button type="submit" {...chip} />;
  return <span className={`${kind === 'off' ? styles.chip : styles.tag} ${tones[tone]}`}>{children}</span>;
}

/** Chips in a row that wraps; give it `Tag` children. */
export function TagRow({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <ul className={styles.row} aria-label={label}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
