/** Where the script of a page tells how the release of its section fares in this browser. */
export const pageReportPath = '/-/page-report';

/**
 * The share of page loads that tell, 0 to 1; a load tells all or nothing, so that rates stay what they are. Pages of a canary all tell: they
 * are few.
 */
export const reportedShare = 0.5;

/** Named in `Server-Timing` of the first answer to a visitor while a canary runs, which is what is live, whatever he will be in. */
export const firstAnswer = 'first';
