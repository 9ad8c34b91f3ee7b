import { prefersReducedMotion } from './reduced-motion';

/** Scroll-to-top links are real links to `#_top`; with script they move without a new entry in the history. */
export function watchTopLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-scroll-top]') : null;
    if (!link) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  });
}
