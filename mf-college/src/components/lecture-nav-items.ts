import type { ArticleType } from '@site/shared/contract/college';

/** Top-level types that the navigation shows beside its home (R2.156). */
export const navLimit = 4;

const shownState = 1;

/** The first four enabled top-level types, by sort order. */
export function lectureNavItems(types: readonly ArticleType[]): ArticleType[] {
  return types
    .filter(({ pid, state }) => pid === 0 && state === shownState)
    .sort((one, other) => one.sort - other.sort)
    .slice(0, navLimit);
}
