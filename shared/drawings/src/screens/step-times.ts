import type { ShowStep } from '@site/shared/contract/show';

/** Seconds that the pointer is on its way, and that a press is seen. */
const travel = 0.5;
const pressing = 0.4;
const keyShown = 1.4;
/** Letters a second of a text that is typed, and seconds that a number runs. */
const typing = 9;
export const running = 0.6;

type Timed = Pick<ShowStep, 'at' | 'point' | 'press'>;

/** Seconds after its beginning at which what a step changes is changed; a show begins in the state of its first step. */
export function changeDelay({ at, point, press }: Timed): number {
  if (at === 0) return 0;
  return (point ? travel : 0) + (press ? pressing / 2 : 0);
}

/** From 0 to 1, slower towards the end. */
export function travelProgress(elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / travel));
  return 1 - (1 - share) ** 3;
}

export function isPressed({ press, point }: Timed, elapsed: number): boolean {
  const from = point ? travel : 0;
  return Boolean(press) && elapsed >= from && elapsed < from + pressing;
}

/** The key of a step while it is shown. */
export function keyAt({ press }: Timed, elapsed: number): string | undefined {
  return typeof press === 'string' && elapsed < keyShown ? press : undefined;
}

/** Seconds until a text is typed; it ends before the next step begins. */
export function typingTime(letters: number, timeLeft: number): number {
  return Math.min(letters / typing, Math.max(0.4, timeLeft * 0.8));
}
