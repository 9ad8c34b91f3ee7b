import { say } from './say';
import type { Words } from './words';

/** The large buttons of a desk for one thumb, in their order. */
const actsOf = (desk: HTMLElement) => [...desk.querySelectorAll<HTMLElement>('[data-turn]')];

/** Shows which act the thumb presses next; without one, none. */
export function pointTo(desk: HTMLElement, act: string | undefined): void {
  for (const one of actsOf(desk)) one.toggleAttribute('data-next', one.dataset.do === act);
}

/** The acts of a desk that follow each other; after the last one the first begins anew. */
export function turnsOf(desk: HTMLElement, word: Words) {
  const acts = actsOf(desk);
  const nameOf = (index: number) => acts[index]?.textContent ?? '';
  let next = Math.max(
    acts.findIndex((one) => 'next' in one.dataset),
    0,
  );

  return {
    /** @returns whether it is the turn of this act; where it is not, the desk says `early`, `past`, or of the first act `anew` */
    take(act: string): boolean {
      const index = acts.findIndex(({ dataset }) => dataset.do === act);
      if (index !== next) {
        const fault = index > next ? 'early' : index > 0 ? 'past' : 'anew';
        say(desk, word(fault, { act: nameOf(index), before: nameOf(next) }));
        return false;
      }
      next = (next + 1) % acts.length;
      pointTo(desk, acts[next]?.dataset.do);
      return true;
    },
  };
}
