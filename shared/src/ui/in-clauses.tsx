import type { ReactNode } from 'react';
import styles from './in-clauses.module.css';

/** A text in the pieces that a pattern finds, so that where it has to wrap it does so between them; it is read as one. */
export function inClauses(text: string, pattern: RegExp): ReactNode {
  const pieces = text.match(pattern) ?? [];
  if (pieces.length < 2) return text;
  return pieces.map((piece) => (
    <span key={piece} className={styles.clause}>
      {piece}
    </span>
  ));
}
