import { useStore } from 'zustand';
import type { Show } from '@site/shared/contract/show';
import { boxOf } from '../screens/draw-marks';
import { drawStage } from '../../screens/draw-stage';
import { placeStage } from '../../screens/place-stage';
import { stateAt } from '../../screens/state-at';
import type { Playback } from '../../player/playback';
import { sceneFile } from './scene-file';
import { TurnButton } from './turn-button';
import { useNarrow } from './use-narrow';
import type { Turns } from './use-turns';

/** Pictures a second: a pointer glides and a text is typed, and a slow phone keeps time for touches. */
const frames = 24;

type PlayerStageProps = { show: Show; playback: Playback; turns: Turns; still: boolean };

/** The drawing of the moment; over it, while the show waits for the visitor, what there is to press. */
export function PlayerStage({ show, playback, turns: { due, press }, still }: PlayerStageProps) {
  const width = useNarrow(767) ? 'narrow' : 'wide';
  const second = useStore(playback.store, (state) => Math.round(state.second * frames) / frames);
  const { stage, pointer, keycap, ...moment } = stateAt(show, second, still);
  const focus = due?.part ?? moment.focus;
  const placed = due && placeStage(stage, width, 'show', focus);

  return (
    <>
      {drawStage(stage, { pointer, keycap, focus, format: 'show', width, label: show.proves, picture: sceneFile })}
      {placed && (
        <TurnButton turn={due} box={due.part ? boxOf(placed, due.part) : undefined} stage={placed} press={press} />
      )}
    </>
  );
}
