import type { FaultKind } from './fault-kinds';
import type { Observed } from './observations';
import type { Watched } from './watched';

/** One version on trial. */
export interface Trial {
  watched: Watched;
  /** Every version on trial: none of them says what is usual. */
  all: readonly Watched[];
  observed: Observed;
  now: number;
}

/** For one kind of fault. */
export type FaultTrial = Trial & { kind: FaultKind };
