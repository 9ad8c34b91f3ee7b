/**
 * For an element of which React leaves alone what is in it, as it was served. The markup is always the same object: React compares
 * that, and not what is in the page.
 */
export const asServed = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
