import type { FieldCounts } from '@site/shared/contract/field-counts';
import type { Counted } from './fault-kinds';

/** What one shell counted of one version between two looks. */
export interface Change extends Counted {
  shell: string;
  remote: string;
  version: string;
  /** What visitors lived through; absent where nothing of it was counted. */
  field?: FieldCounts;
}

/** What all shells counted until `at`, in milliseconds of the clock, since the look before. */
export interface Block {
  at: number;
  changes: readonly Change[];
}
