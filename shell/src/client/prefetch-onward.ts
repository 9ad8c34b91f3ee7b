import type { Router } from './open-page';
import { pageBehind } from './page-behind';
import { prefetchPage } from './prefetch-page';
import { whenIdle } from './when-idle';

/** Links to what may be read next: before, after and beside an article. */
const onward = '[data-onward] a[href]';
/** What is read next, most of the time: what follows, and at the end of the row what stands before. */
const following = ['[data-onward] a[rel=next]', '[data-onward] a[rel=prev]'];
/** So many of the pages behind them are fetched for one page that is read. */
const most = 6;

/**
 * Fetches the page that follows, and those behind other links that lead on when they come into view: one after the other, so that whoever reads does not
 * crowd the service; no more for this page once one has failed, or once the visitor goes to another.
 */
export function prefetchOnward(router: Router): void {
  let left = 0;
  let last = Promise.resolve();
  const fetchNext = async (link: HTMLAnchorElement) => {
    if (left <= 0) return;
    left -= 1;
    if (!(await prefetchPage(router, link))) left = 0;
  };
  const add = (link: HTMLAnchorElement) => {
    seen.unobserve(link);
    last = last.then(() => fetchNext(link));
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? pageBehind(target) : undefined;
      if (link) add(link);
    }
  });
  const look = () => {
    // Links of the page before may lead elsewhere now, and would not come into view once more.
    seen.disconnect();
    left = most;
    for (const link of document.querySelectorAll(onward)) seen.observe(link);
    const [first] = following.flatMap((link) => pageBehind(document.querySelector(link)) ?? []);
    if (first) add(first);
  };
  whenIdle(look);
  let { key } = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading') left = 0;
    if (navigation.state !== 'idle' || location.key === key) return;
    key = location.key;
    whenIdle(look);
  });
}
