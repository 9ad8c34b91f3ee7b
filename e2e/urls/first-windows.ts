/**
 * Bytes of an answer, its head included, that a server sends before it hears from the browser: ten packets of 1,460
 * (RFC 6928). What a phone shows of a page without scrolling comes with them.
 */
export const firstFlight = 14_600;

/**
 * Pages of which something in the first window of a phone waits for the style sheets, with what does. A row may only go: its styles
 * in the head would take the page beyond its 20 KB.
 */
export const styledLater: Readonly<Record<string, string>> = {
  '/': 'the camera desk',
  '/home/daobo': 'the camera desk',
  '/home/gd': 'the camera desk',
};
