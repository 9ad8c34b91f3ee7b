const kilobyte = 1024;

/** Bytes on the wire (brotli) that a page may come with (docs/measured.md#gate). */
export const mostStyles = 20 * kilobyte;
/** Script that runs before a visitor shows intent. */
export const mostScriptBeforeIntent = 8 * kilobyte;
/** All script that a page names: shell, section and page. What its rows fetch near the screen is not counted. */
export const mostScriptAfterUse = 187 * kilobyte;
