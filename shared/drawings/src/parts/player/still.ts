/** Whether the visitor wants nothing to move, by the system's setting or by the site's own. */
export function wantsStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || 'still' in document.documentElement.dataset;
}
