import { useStore } from 'zustand';
import { type ShowLine, placeAt } from '@site/shared/contract/show-outline';
import styles from './player.module.css';
import type { Playback } from '../../player/playback';
import { playerCopy } from './player-copy';
import type { Turn } from './use-turns';

type PlayerCaptionProps = { lines: readonly ShowLine[]; playback: Playback; due: Turn | undefined };

/** What is said now, and read out by screen readers; while the show waits for the visitor, what there is to press. */
export function PlayerCaption({ lines, playback, due }: PlayerCaptionProps) {
  const place = useStore(playback.store, ({ second }) => placeAt(lines, second));

  return (
    <p className={styles.caption} aria-live="polite">
      <span className={styles.said}>{due ? playerCopy.yourTurn + due.say : lines[place]?.text}</span>
    </p>
  );
}
