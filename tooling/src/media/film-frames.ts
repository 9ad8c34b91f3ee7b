import type { Show } from '@site/shared/contract/show';
import { stateAt } from '@site/drawings/screens/state-at';
import { frameSvg } from './drawn-svg';

/** A picture and how long it stands, in frames of the film. */
export type Held = { svg: string; frames: number };

/** Frames a second while something moves. */
export const frameRate = 15;

/** The film of a show: a new picture only where something has moved, which is a tenth of the time. */
export function framesOf(show: Show): Held[] {
  const held: Held[] = [];
  let before = '';
  for (let frame = 0; frame < Math.round(show.seconds * frameRate); frame++) {
    const moment = stateAt(show, frame / frameRate);
    const { stage, pointer, keycap, focus } = moment;
    const key = JSON.stringify({ stage, pointer, keycap, focus });
    const last = held.at(-1);
    if (last && key === before) last.frames++;
    else held.push({ svg: frameSvg(moment), frames: 1 });
    before = key;
  }
  return held;
}
