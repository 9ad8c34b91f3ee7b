import { type RefObject, useEffect, useState } from 'react';
import { wantsStill } from './still';

/** The current line comes to rest at this part of the room that it has. */
const restAt = 1 / 3;

/** Below this part of it stands what floats at the bottom of a phone. */
const seenUntil = 1 / 2;

const scrolls = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;

/** What covers the top of the window: the stage of the player, where it stays while the transcript scrolls. */
function coveredTop(): number {
  const stage = document.querySelector('[data-stays]');
  return stage && getComputedStyle(stage).position === 'sticky' ? stage.getBoundingClientRect().bottom : 0;
}

function scrollTo(list: Element, line: Element): void {
  const behavior = wantsStill() ? 'auto' : 'smooth';
  const { top } = line.getBoundingClientRect();
  if (scrolls(list)) {
    const by = top - list.getBoundingClientRect().top - list.clientHeight * restAt;
    list.scrollBy({ top: by, behavior });
    return;
  }
  const covered = coveredTop();
  const space = window.innerHeight - covered;
  if (top > covered && top < covered + space * seenUntil) return;
  window.scrollBy({ top: top - covered - space * restAt, behavior });
}

/**
 * Keeps the line that is said in view while a show plays, within the list where that scrolls, else in the page. Whoever
 * scrolls by hand has turned it off.
 */
export function useFollow(list: RefObject<HTMLElement | null>, place: number, playing: boolean) {
  const [on, setOn] = useState(true);
  useEffect(() => {
    const line = list.current?.querySelector('[aria-current]');
    if (on && playing && list.current && line) scrollTo(list.current, line);
  }, [list, place, on, playing]);
  useEffect(() => {
    const area = list.current;
    if (!area || !playing) return;
    const stop = () => setOn(false);
    const watched: EventTarget = scrolls(area) ? area : window;
    watched.addEventListener('wheel', stop, { passive: true });
    watched.addEventListener('touchmove', stop, { passive: true });
    return () => {
      watched.removeEventListener('wheel', stop);
      watched.removeEventListener('touchmove', stop);
    };
  }, [list, playing]);
  return { on, toggle: () => setOn(!on) };
}
