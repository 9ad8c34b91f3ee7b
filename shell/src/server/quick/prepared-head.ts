import type { HeaderPairs } from '../plain-answers';

/** A head as Node writes it without looking: names and values by turns. */
export type PreparedHead = string[];

/** Of lists in which a later value of a name replaces an earlier one. */
export function preparedHead(...lists: readonly HeaderPairs[]): PreparedHead {
  const values = new Map(lists.flat().map(([name, value]) => [name.toLowerCase(), [name, value] as const]));
  return [...values.values()].flat();
}
