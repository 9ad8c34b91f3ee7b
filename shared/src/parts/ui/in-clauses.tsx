import type { ReactNode } from 'react';
import styles from './in-clauses.module.css';

type Piece = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

const asItIs = (piece: string): Piece => ({ children: piece });

/**
 * A text in the pieces that a pattern finds, so that where it has to wrap it does so between them; it is read as one.
 * `shown` makes of a piece what its element holds.
 */
export function inClauses(text: string, pattern: RegExp, shown: (piece: string) => Piece = asItIs): ReactNode {
  const pieces = text.match(pattern) ?? [];
  if (pieces.length < 2) return shown === asItIs ? text : <span {...shown(text)} />;
  return pieces.map((piece) => <span key={piece} className={styles.clause} {...shown(piece)} />);
}
