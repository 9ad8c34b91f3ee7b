import { isCalm } from '@site/shared/console/calm';
import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { turnsOf } from '@site/shared/console/turns';
import { wordsOf } from '@site/shared/console/words';
import { photoAlbum, photoDesk as content } from '../content/image-live';

/** In milliseconds. */
const landing = 360;

/** One photo on its way: taken, retouched, released into the album, sent to whom it shows. */
function photoDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const turns = turnsOf(desk, word);
  const places = [...desk.querySelectorAll<SVGElement>('[data-place]')];
  const count = desk.querySelector('[data-number]');
  let taken: number = photoAlbum.taken;

  function land(place: SVGElement | undefined): void {
    if (!isCalm()) place?.animate([{ transform: 'translateY(-40px) scale(1.6)' }, { transform: 'none' }], landing);
  }
  function fill(photos: number): void {
    taken = photos;
    places.forEach((place, index) => place.toggleAttribute('data-taken', index < taken));
    if (count) count.textContent = word('number', { number: taken });
  }
  const acts: Record<string, () => void> = {
    // A full album makes room for those that follow.
    shoot: () => taken === places.length && fill(photoAlbum.taken),
    release(): void {
      fill(taken + 1);
      land(places[taken - 1]);
    },
  };
  return {
    act(action): void {
      if (!turns.take(action)) return;
      desk.dataset.at = action;
      acts[action]?.();
      say(desk, word(action, { number: taken }));
    },
    keys: { 1: 'shoot', 2: 'retouch', 3: 'release', 4: 'send' },
  };
}

operate('photo', photoDesk);
