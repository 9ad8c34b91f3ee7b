import { firstAnswer } from '@site/shared/contract/page-report-path';
import { announcements, type ShownPage } from '@site/shared/tracking/announce';
import { readSiteData } from '../early/site-data';
import { watchPresses } from './presses';
import { note, showsPageOf, tellView } from './view';
import { type Navigation, watchVitals } from './vitals';

/** Longer than this before a page was shown, a click did not lead to it, in milliseconds. */
const longestWay = 30_000;

/** Takes how long it was from a click to the page that it led to. */
function watchWays(): void {
  let clicked = 0;
  document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);
  document.addEventListener(announcements.page, (event) => {
    showsPageOf((event as CustomEvent<ShownPage>).detail.entry);
    const took = performance.now() - clicked;
    if (clicked && took < longestWay) note('soft', took);
    clicked = 0;
  });
}

/**
 * Tells the shell once, as the visitor leaves the page, how the release fared in it: times and counts alone, no address, nothing
 * that identifies the visitor, and nothing is stored (docs/architecture.md#guard).
 */
export function watchField(): void {
  const [navigation = {}] = performance.getEntriesByType('navigation') as Navigation[];
  const { serverTiming = [] } = navigation as Partial<Navigation>;
  if (serverTiming.some(({ name }) => name === firstAnswer)) return;
  showsPageOf(readSiteData().own.pinned?.entry);
  watchVitals(navigation);
  watchWays();
  watchPresses();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tellView();
  });
}
