import { type RefObject, useEffect } from 'react';
import type { ShowChapter } from '@site/shared/contract/show-outline';
import type { Playback } from '../../player/playback';
import type { Switch } from './player-controls';
import { type KeyAction, keyAction } from '../../player/player-keys';
import type { Turns } from './use-turns';

type Keyed = {
  playback: Playback;
  chapters: readonly ShowChapter[];
  captions: Switch;
  fullScreen: Switch | undefined;
  turns: Turns;
};

function perform(action: KeyAction, { playback, chapters, captions, fullScreen }: Keyed): void {
  const { second } = playback.store.getState();
  if (action.do === 'toggle') playback.toggle();
  if (action.do === 'captions') captions.toggle();
  if (action.do === 'fullScreen') fullScreen?.toggle();
  if (action.do === 'move') playback.seek(second + action.seconds);
  if (action.do === 'chapter') playback.seek(chapters[action.place]?.at ?? second);
}

/** Keys as a show names them, where the keyboard says otherwise. */
const shown: Record<string, string> = { ' ': '空格', Enter: '回车' };

function onKey(event: KeyboardEvent, keyed: Keyed): void {
  const { due, press } = keyed.turns;
  const isDue = due?.key !== undefined && due.key === (shown[event.key] ?? event.key);
  const action = keyAction(event, event.target instanceof Element ? event.target.tagName : '');
  if (!isDue && !action) return;
  event.preventDefault();
  if (isDue) press();
  else if (action) perform(action, keyed);
}

/** A press on the stage plays and pauses, but for what there is to press on it. */
function onClick({ target }: MouseEvent, { playback, turns }: Keyed): void {
  const onStage = target instanceof Element && target.closest('[data-frame]') && !target.closest('button');
  if (onStage && !turns.due) playback.toggle();
}

/**
 * Keys of the player, which count only while the focus is in it, and presses on its stage. The key that a show waits for is
 * the visitor's press.
 */
export function usePlayerInput(box: RefObject<HTMLElement | null>, keyed: Keyed): void {
  useEffect(() => {
    const player = box.current;
    const key = (event: KeyboardEvent) => onKey(event, keyed);
    const click = (event: MouseEvent) => onClick(event, keyed);
    player?.addEventListener('keydown', key);
    player?.addEventListener('click', click);
    return () => {
      player?.removeEventListener('keydown', key);
      player?.removeEventListener('click', click);
    };
  });
}
