import Swiper from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';
import { listOf, type SwipeControl } from './swipe-list';

/** Any time but 0 means that the browser scrolls smoothly, in a time of its own. */
const smooth = 240;

function turnTime(): number {
  const still = 'still' in document.documentElement.dataset;
  return still || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : smooth;
}

/** The card at which the visitor has stopped already; the last ones share the row's end. */
function cardInView(list: HTMLElement): number {
  const cards = [...list.children] as HTMLElement[];
  const first = cards[0]?.offsetLeft ?? 0;
  const end = list.scrollWidth - list.clientWidth;
  const distances = cards.map((card) => Math.abs(Math.min(card.offsetLeft - first, end) - list.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function showPlace(row: HTMLElement, { isBeginning, isEnd }: Swiper): void {
  row.querySelector('[data-swipe=prev]')?.setAttribute('aria-disabled', String(isBeginning));
  row.querySelector('[data-swipe=next]')?.setAttribute('aria-disabled', String(isEnd));
}

function announcePlace(row: HTMLElement, { activeIndex, slides }: Swiper): void {
  const status = row.querySelector('[data-swipe-status]');
  if (status) status.textContent = `第 ${activeIndex + 1} 张，共 ${slides.length} 张`;
}

/** Browsers let be what is seen in part: a card that the keyboard comes to is turned to, so that all of it is. */
function turnToFocus(list: HTMLElement, swiper: Swiper, { target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const card = [...list.children].findIndex((one) => one.contains(target));
  const [place, room] = [list.children[card], list].map((element) => element?.getBoundingClientRect());
  if (place && room && (place.left < room.left || place.right > room.right)) swiper.slideTo(card, turnTime());
}

/** The arrow keys belong to the row only while the focus is in it. */
function keysWithFocus(row: HTMLElement, list: HTMLElement, swiper: Swiper): void {
  row.addEventListener('focusin', (event) => {
    swiper.params.speed = turnTime();
    swiper.keyboard.enable();
    turnToFocus(list, swiper, event);
  });
  row.addEventListener('focusout', () => swiper.keyboard.disable());
  if (row.contains(document.activeElement)) swiper.keyboard.enable();
}

function swiperOf(row: HTMLElement, list: HTMLElement): Swiper {
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  // The list is its element's own child: of the row, or of a table in it.
  const swiper = new Swiper(list.parentElement ?? row, {
    modules: [A11y, Keyboard],
    // The browser goes on scrolling the same list, so that nothing moves when swiper takes over and touch, wheel and
    // track pad feel as everywhere else.
    cssMode: true,
    slidesPerView: 'auto',
    slidesOffsetAfter: parseFloat(paddingLeft) + parseFloat(paddingRight),
    initialSlide: cardInView(list),
    speed: turnTime(),
    // A row that is larger than the window has none of its corners in it, and its keys all the same.
    keyboard: { enabled: false, pageUpDown: false, onlyInViewport: false },
    a11y: {
      slideLabelMessage: '第 {{index}} 张，共 {{slidesLength}} 张',
      // The cards are items of a list already; turnToFocus is told from a press, which has to find what it was aimed at.
      slideRole: '',
      scrollOnFocus: false,
      wrapperLiveRegion: false,
    },
    on: {
      init: (started) => showPlace(row, started),
      toEdge: (turned) => showPlace(row, turned),
      fromEdge: (turned) => showPlace(row, turned),
      slideChange: (turned) => announcePlace(row, turned),
    },
  });
  // The row has a status of its own, and a table may hold rows only.
  swiper.el.querySelector('.swiper-notification')?.remove();
  return swiper;
}

/** Swiper counts, labels and turns the cards of a row as it stands in the page. */
export function takeOver(row: HTMLElement): SwipeControl {
  const list = listOf(row) ?? row;
  list.classList.add('swiper-wrapper');
  for (const card of list.children) card.classList.add('swiper-slide');
  const swiper = swiperOf(row, list);
  keysWithFocus(row, list, swiper);
  row.dataset.swipeRow = 'swiper';

  return {
    move: (step) => {
      if (step > 0) swiper.slideNext(turnTime());
      else swiper.slidePrev(turnTime());
    },
    release: () => swiper.destroy(true, false),
  };
}
