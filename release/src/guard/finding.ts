import type { Change } from './block';
import type { Tally } from './fault-kinds';

/** What speaks against a version. */
export interface Finding {
  /** The rule that was broken, as a sentence. */
  rule: string;
  /** What the counts are of, in the words after them: `requests failed to render`. */
  said: string;
  subject: Tally;
  control: Tally;
  /** That such a difference is chance. */
  p: number;
  /** Since when it was counted, in milliseconds. */
  from: number;
  tally: (changes: readonly Change[]) => Tally;
}
