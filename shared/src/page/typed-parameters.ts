/** Numbers that are typed: an empty text is one that is not taken, and the page says so. */
export const typedNumbers: readonly string[] = ['viewers', 'peak', 'shows', 'launches'];

/**
 * Query parameters with user input. Their values are unbounded, so a page whose URL has one of them
 * is never stored (docs/architecture.md#page-key).
 */
export const typedParameters: readonly string[] = ['q', ...typedNumbers];
