import type { FaultKind } from './fault-kinds';
import type { Observed } from './observations';
import type { Totals } from './selection';
import type { Watched } from './watched';

/** One version on trial for one kind of fault. */
export interface Trial {
  watched: Watched;
  /** Every version on trial: none of them says what is usual. */
  all: readonly Watched[];
  kind: FaultKind;
  /** Of the version itself, since it is live. */
  own: Totals;
  /** Of the version beside a canary, in the same time. */
  beside: Totals;
  now: number;
  observed: Observed;
}
