import { useEffect, useRef } from 'react';
import type { Box } from '../../screens/part-kind';
import styles from './player.module.css';
import type { Turn } from './use-turns';

type TurnButtonProps = {
  turn: Turn;
  /** Of the part, in units of the drawing; a key alone has no place in it. */
  box: Box | undefined;
  stage: { width: number; height: number };
  press: () => void;
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function placeOf(box: Box, { width, height }: TurnButtonProps['stage']) {
  return {
    left: percent(box.x, width),
    top: percent(box.y, height),
    width: percent(box.width, width),
    height: percent(box.height, height),
  };
}

/** What the visitor presses, as a button over the drawing; it takes the focus, so that Space and Enter press it. */
export function TurnButton({ turn, box, stage, press }: TurnButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [turn]);

  return (
    <button
      ref={button}
      className={box ? styles.turn : `${styles.turn} ${styles.key}`}
      type="button"
      aria-label={turn.say}
      style={box && placeOf(box, stage)}
      onClick={press}
    >
      {!box && turn.key}
    </button>
  );
}
