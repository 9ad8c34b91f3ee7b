/** Whether things should change at once: the visitor's system or the display settings ask for no motion. */
export function calm(): boolean {
  return 'still' in document.documentElement.dataset || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
