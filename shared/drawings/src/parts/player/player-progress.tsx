import { useStore } from 'zustand';
import { type ShowChapter, clockText, placeAt } from '@site/shared/contract/show-outline';
import styles from './player.module.css';
import { ChapterSegments } from './chapter-segments';
import type { Playback } from '../../player/playback';
import { playerCopy } from './player-copy';

/** Four times a second is as smooth as a bar of this size can show. */
const quarter = (second: number) => Math.round(second * 4) / 4;

type PlayerProgressProps = { playback: Playback; chapters: readonly ShowChapter[] };

/** The slider over the chapters. */
export function PlayerProgress({ playback, chapters }: PlayerProgressProps) {
  const second = useStore(playback.store, (state) => quarter(state.second));
  const chapter = chapters[placeAt(chapters, second)];

  return (
    <div className={styles.progress}>
      <ChapterSegments chapters={chapters} seconds={playback.seconds} second={second} />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={playback.seconds}
        step={0.25}
        value={second}
        aria-label={playerCopy.progress}
        aria-valuetext={[clockText(second), chapter?.name].filter(Boolean).join('，')}
        onChange={({ target }) => playback.seek(target.valueAsNumber)}
      />
    </div>
  );
}
