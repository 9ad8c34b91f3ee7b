/**
 * Query parameters that hold what a visitor typed. They make endless addresses, so a page whose address has one of them
 * is never stored (design.md §4).
 */
export const typedParameters = ['q', 'viewers', 'shows'] as const;
