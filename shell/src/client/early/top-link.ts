import { closestOf } from '@site/shared/page/closest-of';
import { prefersReducedMotion } from '../../chrome/header/reduced-motion';

/** Scroll-to-top links are real links to `#_top`; with script they move without a new entry in the history. */
export function watchTopLinks(): void {
  document.addEventListener('click', (event) => {
    const link = closestOf(event, '[data-scroll-top]');
    if (!link) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  });
}
