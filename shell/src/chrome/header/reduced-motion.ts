/** Set by the visitor's system or by the display settings. */
export function prefersReducedMotion(): boolean {
  return 'still' in document.documentElement.dataset || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
