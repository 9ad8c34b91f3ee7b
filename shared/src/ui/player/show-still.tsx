import type { Show } from '../../contract/show';
import { drawStage } from '../screens/draw-stage';
import { stateAt } from '../screens/state-at';

type ShowStillProps = { show: Show; second: number; width: 'wide' | 'narrow' };

/** One moment of a show as a picture; its scenes are those of the page (`ShowScenes`). Decoration: words stand beside it. */
export function ShowStill({ show, second, width }: ShowStillProps) {
  const { stage, pointer, focus } = stateAt(show, second, true);
  return drawStage(stage, { pointer, focus, format: 'show', width });
}
