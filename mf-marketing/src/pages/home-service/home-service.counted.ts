import type { AddOn } from '@site/shared/contract/site';

/** Functions that a plan has to have for a wish, or that are bought beside it. */
export const quotedFunctions: readonly string[] = ['cameras', 'captions', 'event-watch'];

const countedAddOns: readonly string[] = ['traffic', 'viewers', 'captions', 'event-watch', 'crew'];

/** Whether a quote counts with an add-on: itself, or as one of its kinds. */
export function isCounted({ key, of }: Pick<AddOn, 'key' | 'of'>): boolean {
  return countedAddOns.includes(of ?? key);
}
