export type Step = 1 | -1;
export type SwipeControl = { move: (step: Step) => void; release: () => void };
export type TakeOver = (row: HTMLElement) => SwipeControl;

/** The element of a row that scrolls. */
export function listOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('[data-swipe-list]');
}
