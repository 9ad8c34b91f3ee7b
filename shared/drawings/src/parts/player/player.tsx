import { Hand } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Show } from '@site/shared/contract/show';
import { type ShowChapter, chaptersOf, linesOf, placeAt } from '@site/shared/contract/show-outline';
import styles from './player.module.css';
import type { Playback } from '../../player/playback';
import { PlayerCaption } from './player-caption';
import { PlayerControls } from './player-controls';
import { playerCopy } from './player-copy';
import { PlayerProgress } from './player-progress';
import { PlayerStage } from './player-stage';
import { wantsStill } from './still';
import { useFullScreen } from './use-full-screen';
import { usePauseWhenHidden } from './use-pause-when-hidden';
import { usePlayerInput } from './use-player-input';
import { type Turns, useTurns } from './use-turns';

export type PlayerProps = { show: Show; title: string; playback: Playback };

function ChapterLine({ chapters, playback }: { chapters: readonly ShowChapter[]; playback: Playback }) {
  const place = useStore(playback.store, ({ second }) => placeAt(chapters, second));
  return (
    <p className={styles.chapterLine}>
      {chapters.length > 0 && (
        <span>
          <b>
            {place + 1} / {chapters.length}
          </b>
          {chapters[place]?.name}
        </span>
      )}
      <span>{playerCopy.silent}</span>
    </p>
  );
}

function HandOver({ turns }: { turns: Turns }) {
  if (!turns.some) return null;
  return (
    <button className={styles.handOver} type="button" onClick={turns.taken ? turns.handBack : turns.take}>
      <Hand size={18} aria-hidden="true" />
      {turns.taken ? (
        playerCopy.handBack
      ) : (
        <>
          <span className={styles.wideOnly}>{playerCopy.pauseAnd}</span>
          {playerCopy.handOver}
        </>
      )}
    </button>
  );
}

/** Performs a show: its stage with captions, and everything to steer it with. */
export function Player({ show, title, playback }: PlayerProps) {
  const box = useRef<HTMLElement>(null);
  const chapters = useMemo(() => chaptersOf(show), [show]);
  const lines = useMemo(() => linesOf(show), [show]);
  const [captioned, setCaptioned] = useState(true);
  const captions = { on: captioned, toggle: () => setCaptioned(!captioned) };
  const fullScreen = useFullScreen(box);
  const turns = useTurns(playback, show);
  usePauseWhenHidden(playback);
  usePlayerInput(box, { playback, chapters, captions, fullScreen, turns });
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    playback.begin();
  }, [playback]);

  return (
    <section ref={box} className={styles.player} aria-label={`演示：${title}`} tabIndex={-1}>
      <div className={styles.frame} data-frame="">
        <PlayerStage show={show} playback={playback} turns={turns} still={wantsStill()} />
        {captioned && <PlayerCaption lines={lines} playback={playback} due={turns.due} />}
      </div>
      <div className={styles.bar}>
        <ChapterLine chapters={chapters} playback={playback} />
        <PlayerProgress playback={playback} chapters={chapters} />
        <PlayerControls playback={playback} chapters={chapters} captions={captions} fullScreen={fullScreen}>
          <HandOver turns={turns} />
        </PlayerControls>
      </div>
    </section>
  );
}
