import { useEffect, useState } from 'react';
import type { Clip, PictureFile } from '@site/shared/contract/clip';
import type { Show } from '@site/shared/contract/show';
import { historyEntry, keepMoment, keptMoment } from './kept-moment';
import { readMoment } from './moment';
import { createPlayback, type Playback } from './playback';
import { ShowTranscript } from '../parts/player/show-transcript';
import styles from './theatre.module.css';
import { VideoBox } from '../parts/player/video-box';

/** The seconds that a link of the page names (`data-show-at`). */
function momentOf({ target }: Event): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-show-at]') : null;
  return link ? Number(link.dataset.showAt) : undefined;
}

/** Where a show is left is where it goes on for who comes back. Before what the address names, which was read at the first visit. */
function useKeptMoment(playback: Playback, show: string): void {
  useEffect(() => {
    const kept = keptMoment(show);
    // When the page goes, the history is at the next one already.
    const entry = historyEntry();
    if (kept !== undefined) playback.seek(kept);
    const keep = () => {
      const { second } = playback.store.getState();
      keepMoment(show, second < playback.seconds ? second : 0, entry);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [playback, show]);
}

/** Links to moments of the show, wherever they stand on the page, and `#t=72` or `?t=72` of the address. */
function useMoments(playback: Playback): void {
  useEffect(() => {
    const linked = readMoment(window.location);
    if (linked !== undefined) playback.seek(linked);
    const onClick = (event: MouseEvent) => {
      const at = momentOf(event);
      if (at === undefined || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      playback.playFrom(at);
      document.querySelector('[data-stays]')?.scrollIntoView({ block: 'nearest' });
    };
    const onHash = () => {
      const at = readMoment(window.location);
      if (at !== undefined) playback.playFrom(at);
    };
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHash);
    };
  }, [playback]);
}

type ShowTheatreProps = { show: Show; title: string; clip: Clip | null; still?: PictureFile | undefined };

/** A show to watch, with its transcript beside it; on phones the stage stays while the transcript scrolls. */
export function ShowTheatre({ show, title, clip, still }: ShowTheatreProps) {
  const [playback] = useState(() => createPlayback(show.seconds));
  useMoments(playback);
  useKeptMoment(playback, show.id);

  return (
    <div className={styles.theatre}>
      <div className={styles.stage} data-stays="">
        <VideoBox show={show} title={title} clip={clip} still={still} playback={playback} />
      </div>
      <ShowTranscript show={show} film={clip?.sources[0]?.src ?? ''} playback={playback} />
    </div>
  );
}
