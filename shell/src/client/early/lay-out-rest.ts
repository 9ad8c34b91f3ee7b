const farSections = 'main > [data-served] > section';

/**
 * Sections that the browser left for later (`content-visibility` in page-frame.module.css) are laid out one at a time once the page
 * has loaded and nothing else is to be done: the scroll bar is then right, and a picture of the whole page has no holes.
 */
export function layOutRest(): void {
  // Where it is missing no section is left for later either.
  if (!('requestIdleCallback' in window)) return;
  const rest = [...document.querySelectorAll<HTMLElement>(farSections)];
  const layOutNext = () => {
    const section = rest.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    requestIdleCallback(layOutNext);
  };
  const begin = () => requestIdleCallback(layOutNext);
  // A page that was made before anybody saw it has loaded long ago.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/**
 * Whoever comes back, or loads a page again, is taken where he was before the sections above have their heights: they must have
 * them from the beginning. Long before the page is parsed where this script comes from the browser's cache, as it then does.
 */
export function layOutForReturn(): void {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (way && way.type !== 'navigate') document.documentElement.style.setProperty('--far', 'visible');
}
