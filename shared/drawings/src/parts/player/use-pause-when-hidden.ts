import { useEffect } from 'react';
import type { Playback } from '../../player/playback';

/** Nobody watches a tab that is hidden: the show waits, and goes on when its visitor says so. */
export function usePauseWhenHidden(playback: Playback): void {
  useEffect(() => {
    const pause = () => document.hidden && playback.pause();
    document.addEventListener('visibilitychange', pause);
    return () => {
      document.removeEventListener('visibilitychange', pause);
      playback.pause();
    };
  }, [playback]);
}
