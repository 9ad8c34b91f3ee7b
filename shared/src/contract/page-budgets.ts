const kilobyte = 1024;

/** Bytes on the wire (brotli) that a page may come with (docs/measured.md#gate). */
export const mostStyles = 14 * kilobyte;
/** Of these, what stands in the head of the document for its first screen (docs/architecture.md#first-paint). */
export const mostCriticalStyles = 6 * kilobyte;
/** Script that runs before a visitor shows intent. */
export const mostScriptBeforeIntent = 8 * kilobyte;
/** An island, each: what works before the application (docs/architecture.md#islands). */
export const mostIslandScript = 4 * kilobyte;
/** The file of a console, each, counted apart: it comes only to those who operate it (docs/architecture.md#consoles). */
export const mostConsoleScript = 25 * kilobyte;
/** The player with everything that comes with it at the press that plays, counted apart. */
export const mostPlayerScript = 25 * kilobyte;
/**
 * All script that a page names, as the gate counts it: shell, section, page, and every island, whether the page has its control or
 * not. What its rows fetch near the screen is not counted, nor the client of calls, which comes with the first call.
 */
export const mostScriptAfterUse = 151 * kilobyte;
/** The same with the islands of forms, search and sharing, which a page may have, at the best compression. */
export const mostScriptOfPage = 140 * kilobyte;
/** The client of calls: with the first call, or once a hydrated page is idle. */
export const mostCallScript = 12 * kilobyte;
