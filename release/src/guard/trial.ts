import type { FaultKind } from './fault-kinds';
import type { Observed } from './observations';
import type { Watched } from './watched';

/** One version on trial for one kind of fault. */
export interface Trial {
  watched: Watched;
  /** Every version on trial: none of them says what is usual. */
  all: readonly Watched[];
  kind: FaultKind;
  observed: Observed;
  now: number;
}
