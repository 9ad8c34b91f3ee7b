import type { Router } from './open-page';
import { pageBehind } from './page-behind';
import { prefetchPage } from './prefetch-page';
import { whenIdle } from './when-idle';

/** Links to what is read next: before, after and beside an article. */
const onward = 'a[rel=next], a[rel=prev], [data-onward] a[href]';
/** So many of the pages behind them are fetched for one page that is read. */
const most = 6;

/**
 * Fetches the pages behind links that lead on, when they come into view: one after the other, so that whoever reads does not
 * crowd the service, and no more for this page once one has failed.
 */
export function prefetchOnward(router: Router): void {
  let left = 0;
  let last = Promise.resolve(true);
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && left > 0 ? pageBehind(target) : undefined;
      if (!link) continue;
      left -= 1;
      seen.unobserve(link);
      last = last.then((mayGoOn) => mayGoOn && prefetchPage(router, link));
    }
  });
  const look = () => {
    // Links of the page before may lead elsewhere now, and would not come into view once more.
    seen.disconnect();
    left = most;
    last = Promise.resolve(true);
    for (const link of document.querySelectorAll(onward)) seen.observe(link);
  };
  whenIdle(look);
  let { key } = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === key) return;
    key = location.key;
    whenIdle(look);
  });
}
