/**
 * Query parameters with user input. Their values are unbounded, so a page whose URL has one of them
 * is never stored (docs/architecture.md#page-key).
 */
export const typedParameters = ['q', 'viewers', 'peak', 'shows', 'launches'] as const;
