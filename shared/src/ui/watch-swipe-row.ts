import { closestOf } from '../page/closest-of';
import { listOf, type Step, type SwipeControl, type TakeOver } from './swipe-list';

/** A chunk of its own, fetched where a row needs it; its name keeps it apart when pages are weighed. */
const loadSwiper = (): Promise<TakeOver> =>
  import(/* webpackChunkName: "swiper" */ './swiper-take-over').then(({ takeOver }) => takeOver);

/** One screen above and below what is seen. */
const nearScreen = { rootMargin: '100% 0px' };

/** On a wide screen the cards of many rows stand side by side, and nothing is there to swipe. */
function scrolls(row: HTMLElement): boolean {
  const list = listOf(row);
  return !!list && list.scrollWidth > list.clientWidth + 1 && getComputedStyle(list).overflowX !== 'visible';
}

function stepOf(event: Event): Step | undefined {
  const button = closestOf(event, '[data-swipe]');
  if (!button) return undefined;
  return button.dataset.swipe === 'prev' ? -1 : 1;
}

/** What the buttons do while the library is not there: the browser scrolls and the row comes to rest at a card. */
function scrollByCard(row: HTMLElement, step: Step): void {
  const list = listOf(row);
  list?.scrollBy({ left: step * (list.firstElementChild?.clientWidth ?? list.clientWidth) });
}

/**
 * Hands a row to swiper when it comes near the screen or its buttons are used. Where the script does not arrive the row
 * stays the list that it is, which scrolls by itself.
 */
export function watchSwipeRow(row: HTMLElement, load: () => Promise<TakeOver> = loadSwiper): () => void {
  let control: SwipeControl | undefined;
  let coming: Promise<void> | undefined;
  let released = false;
  const take = () => {
    coming ??= load().then(
      (takeOver) => {
        if (!released) control = takeOver(row);
      },
      () => {
        coming = undefined;
      },
    );
    return coming;
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting) && scrolls(row)) void take();
  }, nearScreen);
  const onClick = async (event: Event) => {
    const step = stepOf(event);
    if (!step) return;
    await take();
    if (control) control.move(step);
    else scrollByCard(row, step);
  };
  observer.observe(row);
  row.addEventListener('click', onClick);

  return () => {
    released = true;
    observer.disconnect();
    row.removeEventListener('click', onClick);
    control?.release();
  };
}
