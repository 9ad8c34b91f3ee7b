import { hoverIntent } from './early/hover-intent';
import type { Router } from './open-page';
import { pageBehind } from './page-behind';
import { prefetchOnward } from './prefetch-onward';
import { prefetchPage } from './prefetch-page';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether each byte counts for the visitor. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Fetches code and data of a page when somebody presses a link to it or rests on it, as the entry script does for controls
 * before hydration, and of the pages that an article leads on to.
 */
export function prefetchLinks(router: Router): void {
  if (isSparing()) return;
  let timer = 0;
  const ready = ({ target }: Event) => {
    const link = pageBehind(target);
    if (link) void prefetchPage(router, link);
  };
  document.addEventListener('pointerdown', ready);
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') timer = window.setTimeout(ready, hoverIntent, event);
  });
  prefetchOnward(router);
}
