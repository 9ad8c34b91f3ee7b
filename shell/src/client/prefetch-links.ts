import { hoverIntent } from './early/hover-intent';
import type { Router } from './open-page';
import { prefetchPage } from './prefetch-page';
import { whenIdle } from './when-idle';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Links to what is read next: before, after and beside an article. */
const onward = 'a[rel=next], a[rel=prev], [data-onward] a[href]';
/** So many of the pages behind them are fetched for one page that is read. */
const mostOnward = 6;

/** The page of the site that a link leads to; none for what the browser follows by itself. */
function pageBehind(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.login !== undefined) return undefined;
  const here = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !link.pathname.startsWith('/-/') && !here ? link : undefined;
}

/** Whether each byte counts for the visitor. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Fetches the pages behind links that lead on, when they come into view. */
function prefetchOnward(router: Router): void {
  let left = mostOnward;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && left > 0 ? pageBehind(target) : undefined;
      if (!link) continue;
      left -= 1;
      seen.unobserve(link);
      void prefetchPage(router, link);
    }
  });
  const look = () => {
    // Links of the page before may lead elsewhere now, and would not come into view once more.
    seen.disconnect();
    left = mostOnward;
    for (const link of document.querySelectorAll(onward)) seen.observe(link);
  };
  whenIdle(look);
  let { key } = router.state.location;
  router.subscribe(({ navigation, location: shown }) => {
    if (navigation.state !== 'idle' || shown.key === key) return;
    key = shown.key;
    whenIdle(look);
  });
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
