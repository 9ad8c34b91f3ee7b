import { useEffect, useRef, useState } from 'react';
import type { Show } from '@site/shared/contract/show';
import { changeDelay } from '../../screens/step-times';
import type { Playback } from '../../player/playback';

/** A press that the visitor may do instead of the show: of a part, or of a key alone. */
export type Turn = {
  at: number;
  /** When the show itself has pressed. */
  pressed: number;
  part: string | undefined;
  key: string | undefined;
  say: string;
};

/** The moment before a press at which the show waits for the visitor. */
const before = 0.1;

/** Every press of a show, in order. */
export function turnsOf({ steps }: Pick<Show, 'steps'>): Turn[] {
  return steps.flatMap((step) => {
    const { at, point, press, say } = step;
    if (!press || (!point && press === true)) return [];
    return [{ at, pressed: at + changeDelay(step), part: point, key: press === true ? undefined : press, say }];
  });
}

export type Turns = {
  /** Whether a press is still to come that can be taken over. */
  some: boolean;
  /** The press that the show waits for now. */
  due: Turn | undefined;
  taken: boolean;
  take: () => void;
  /** The visitor has pressed: the show goes on to the next press and waits again. */
  press: () => void;
  handBack: () => void;
};

/** 「暂停，我来操作」: the show stops before each press and the visitor does it. */
export function useTurns(playback: Playback, show: Pick<Show, 'steps'>): Turns {
  // What is waited for is read while the show runs, before React has drawn anew.
  const next = useRef<Turn>(undefined);
  const [due, setDue] = useState<Turn>();
  const [taken, setTaken] = useState(false);
  const turns = turnsOf(show);
  const after = (second: number) => turns.find(({ at }) => at > second);
  const waitFor = (turn: Turn | undefined) => {
    next.current = turn;
    setTaken(turn !== undefined);
    setDue(undefined);
  };

  useEffect(
    () =>
      playback.store.subscribe(({ playing, second }) => {
        const turn = next.current;
        if (!turn || !playing || second < turn.at - before) return;
        playback.pause();
        setDue(turn);
      }),
    [playback],
  );

  return {
    some: turns.length > 0,
    due,
    taken,
    take: () => {
      const turn = after(playback.store.getState().second) ?? turns[0];
      if (!turn) return;
      playback.pause();
      playback.seek(turn.at - before);
      waitFor(turn);
      setDue(turn);
    },
    press: () => {
      if (!due) return;
      waitFor(after(due.at));
      playback.playFrom(due.pressed);
    },
    handBack: () => {
      waitFor(undefined);
      playback.play();
    },
  };
}
