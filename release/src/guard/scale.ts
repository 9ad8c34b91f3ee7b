import type { Change } from './block';
import { sumOf } from './counted';
import { type FaultKind, type Tally, tallyOf } from './fault-kinds';

/** How what shells counted becomes attempts and failures of one measure. */
export interface Scale {
  /** How much was attempted, whatever came of it: it decides when a pair is full. */
  size(changes: readonly Change[]): number;
  tally(changes: readonly Change[]): Tally;
  /** What the control did is known from now on, for the pairs that come. */
  learn(control: readonly Change[]): void;
}

/** A fault is one whatever the control does. */
export function faultScale(kind: FaultKind): Scale {
  const tally = (changes: readonly Change[]) => tallyOf(kind, sumOf(changes));
  return { size: (changes) => tally(changes).attempts, tally, learn: () => undefined };
}
