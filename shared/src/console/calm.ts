/** Whether a console shows where things end instead of moving them there: the system's wish, or the switch of the site. */
export function isCalm(): boolean {
  return 'still' in document.documentElement.dataset || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
