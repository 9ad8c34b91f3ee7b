const kilobyte = 1024;

/** Bytes on the wire (brotli) that a page may come with (docs/measured.md#gate). */
export const mostStyles = 20 * kilobyte;
/** Of these, what stands in the head of the document for its first screen (docs/architecture.md#first-paint). */
export const mostCriticalStyles = 6 * kilobyte;
/** Script that runs before a visitor shows intent. */
export const mostScriptBeforeIntent = 8 * kilobyte;
/** A wake file, each: what works before the application (docs/architecture.md#wake). */
export const mostWakeScript = 4 * kilobyte;
/** The file of a console, each, counted apart: it comes only to those who operate it (docs/architecture.md#consoles). */
export const mostConsoleScript = 25 * kilobyte;
/** The player with everything that comes with it at the press that plays, counted apart. */
export const mostPlayerScript = 25 * kilobyte;
/** All script that a page names: shell, section, page, and the wake files of its controls. What its rows fetch near the screen is not counted. */
export const mostScriptAfterUse = 187 * kilobyte;
