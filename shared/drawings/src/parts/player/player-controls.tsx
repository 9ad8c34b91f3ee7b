import {
  Captions,
  type LucideIcon,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type ShowChapter, clockText, placeAt } from '@site/shared/contract/show-outline';
import styles from './player.module.css';
import { type Playback, rates } from '../../player/playback';
import { playerCopy } from './player-copy';

type ControlProps = {
  label: string;
  Icon: LucideIcon;
  /** The key that does the same, for assistive technology. */
  keys?: string;
  pressed?: boolean;
  look?: 'filled' | 'wideOnly';
  onClick: () => void;
};

function Control({ label, Icon, keys, pressed, look, onClick }: ControlProps) {
  return (
    <button
      className={look ? `${styles.control} ${styles[look]}` : styles.control}
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}

function PlayControl({ playback }: { playback: Playback }) {
  const playing = useStore(playback.store, (state) => state.playing);
  const over = useStore(playback.store, (state) => state.second >= playback.seconds);
  const [label, Icon] = playing
    ? [playerCopy.pause, Pause]
    : over
      ? [playerCopy.replay, RotateCcw]
      : [playerCopy.play, Play];
  return (
    <Control label={label} Icon={Icon} keys="K" onClick={playback.toggle} {...(!over && { look: 'filled' as const })} />
  );
}

function Time({ playback }: { playback: Playback }) {
  const text = useStore(playback.store, (state) => clockText(state.second));
  return (
    <span className={styles.time}>
      {text} <span className={styles.quiet}>/ {clockText(playback.seconds)}</span>
    </span>
  );
}

function Rate({ playback }: { playback: Playback }) {
  const rate = useStore(playback.store, (state) => state.rate);
  return (
    <select
      className={styles.rate}
      aria-label={playerCopy.rate}
      value={rate}
      onChange={({ target }) => playback.setRate(Number(target.value))}
    >
      {rates.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
}

export type Switch = { on: boolean; toggle: () => void };

type PlayerControlsProps = {
  playback: Playback;
  chapters: readonly ShowChapter[];
  captions: Switch;
  /** Absent where the browser shows only films in full screen (iPhone). */
  fullScreen: Switch | undefined;
  children?: ReactNode;
};

/** The row of buttons below the stage. */
export function PlayerControls({ playback, chapters, captions, fullScreen, children }: PlayerControlsProps) {
  const goBy = (step: number) => {
    const place = placeAt(chapters, playback.store.getState().second) + step;
    playback.seek(chapters[Math.max(0, place)]?.at ?? playback.seconds);
  };

  return (
    <div className={styles.controls}>
      {chapters.length > 1 && (
        <Control label={playerCopy.previous} Icon={SkipBack} look="wideOnly" onClick={() => goBy(-1)} />
      )}
      <PlayControl playback={playback} />
      {chapters.length > 1 && (
        <Control label={playerCopy.next} Icon={SkipForward} look="wideOnly" onClick={() => goBy(1)} />
      )}
      <Time playback={playback} />
      {children}
      <Rate playback={playback} />
      <Control label={playerCopy.captions} Icon={Captions} keys="C" pressed={captions.on} onClick={captions.toggle} />
      {fullScreen && (
        <Control
          label={fullScreen.on ? playerCopy.leaveFullScreen : playerCopy.fullScreen}
          Icon={fullScreen.on ? Minimize : Maximize}
          keys="F"
          onClick={fullScreen.toggle}
        />
      )}
    </div>
  );
}
