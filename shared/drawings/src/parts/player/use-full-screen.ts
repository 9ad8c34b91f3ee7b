import { type RefObject, useEffect, useState } from 'react';
import type { Switch } from './player-controls';

/** Full screen of a box; absent where the browser has it for films only (iPhone). */
export function useFullScreen(box: RefObject<HTMLElement | null>): Switch | undefined {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [box]);

  if (!document.fullscreenEnabled) return undefined;
  // A browser may refuse it (a frame, a setting of the visitor); the player stays where it is then.
  const toggle = () => void (on ? document.exitFullscreen() : box.current?.requestFullscreen())?.catch(() => undefined);
  return { on, toggle };
}
