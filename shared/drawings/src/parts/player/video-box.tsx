import { Play } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Clip, PictureFile } from '@site/shared/contract/clip';
import type { Show } from '@site/shared/contract/show';
import { chaptersOf, clockText } from '@site/shared/contract/show-outline';
import { ChapterSegments } from './chapter-segments';
import { loadPlayer } from '../../player/load-player';
import type { Playback } from '../../player/playback';
import type { PlayerProps } from './player';
import { playerCopy } from './player-copy';
import styles from './player.module.css';

type VideoBoxProps = {
  show: Show;
  title: string;
  clip: Clip | null;
  /** The poster in the layout of phones, whose words can be read there. */
  still?: PictureFile | undefined;
  playback: Playback;
};
type Loaded = ComponentType<PlayerProps> | 'failed' | undefined;

/** Seconds between what the film shows and what a link asks for; less is the film's own progress. */
const leap = 1;

/** The film with the browser's own controls: all there is without script, and what is left where the player fails. */
function Film({ clip, playback, show, start }: VideoBoxProps & { clip: Clip; start: boolean }) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!start || !film.current) return;
    const video = film.current;
    const goTo = (second: number) => {
      video.currentTime = second;
      // Refused where the browser wants a press of its own: its button is there to be pressed.
      video.play().catch(() => undefined);
    };
    goTo(playback.store.getState().second);
    return playback.store.subscribe(({ second }) => Math.abs(video.currentTime - second) > leap && goTo(second));
  }, [start, playback]);

  return (
    <video
      ref={film}
      className={styles.film}
      controls
      playsInline
      preload="none"
      poster={clip.poster.src}
      width={clip.width}
      height={clip.height}
      aria-label={show.proves}
      onTimeUpdate={({ currentTarget }) => playback.seek(currentTarget.currentTime)}
    >
      {clip.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track kind="captions" src={clip.captions} srcLang="zh" label="中文" default />
      <track kind="chapters" src={clip.chapters} srcLang="zh" label={playerCopy.chapters} />
    </video>
  );
}

function PlayButton({ clip, title, still, playback }: VideoBoxProps) {
  const wanted = useStore(playback.store, (state) => state.wanted);

  return (
    <button className={styles.start} type="button" data-needs-script="" disabled={wanted} onClick={playback.play}>
      {clip && (
        <picture>
          {still && <source media="(max-width: 767px)" srcSet={still.src} width={still.width} height={still.height} />}
          <img
            className={styles.poster}
            src={clip.poster.src}
            width={clip.poster.width}
            height={clip.poster.height}
            alt=""
          />
        </picture>
      )}
      <span className={styles.startSign}>
        <Play size={32} aria-hidden="true" />
      </span>
      <span className={styles.startText}>{wanted ? playerCopy.loading : `${playerCopy.play}：${title}`}</span>
    </button>
  );
}

/** The bar of the player before it is there: the same height, and what the show is made of. */
function WaitingBar({ show, failed, playback }: Pick<VideoBoxProps, 'show' | 'playback'> & { failed: boolean }) {
  const chapters = chaptersOf(show);
  const second = useStore(playback.store, (state) => Math.floor(state.second));
  return (
    <div className={styles.bar}>
      <p className={styles.chapterLine}>
        <span role="status">{failed ? playerCopy.failed : chapters.length > 0 && `${chapters.length} 章`}</span>
        <span>{playerCopy.silent}</span>
      </p>
      <div className={styles.progress}>
        <ChapterSegments chapters={chapters} seconds={show.seconds} second={second} />
      </div>
      <p className={styles.controls}>
        <span className={styles.time}>
          {clockText(second)} <span className={styles.quiet}>/ {clockText(show.seconds)}</span>
        </span>
        <span className={styles.narrowNote}>{playerCopy.silent}</span>
      </p>
    </div>
  );
}

/**
 * A video: the film where there is no script; with script its poster, and in the same box the player once somebody presses
 * play. Nothing of the player is fetched before.
 */
export function VideoBox(props: VideoBoxProps) {
  const { show, title, clip, playback } = props;
  const wanted = useStore(playback.store, (state) => state.wanted);
  const [Player, setPlayer] = useState<Loaded>();
  useEffect(() => {
    if (!wanted) return;
    loadPlayer().then(
      (loaded) => setPlayer(() => loaded),
      () => setPlayer('failed'),
    );
  }, [wanted]);

  const failed = Player === 'failed';
  return (
    <div className={styles.box}>
      {Player && !failed ? (
        <Player show={show} title={title} playback={playback} />
      ) : (
        <>
          <div className={failed ? styles.frame : `${styles.frame} ${styles.covered}`}>
            {clip && <Film {...props} clip={clip} start={failed} />}
            {!failed && <PlayButton {...props} />}
          </div>
          <WaitingBar show={show} failed={failed} playback={playback} />
        </>
      )}
    </div>
  );
}
