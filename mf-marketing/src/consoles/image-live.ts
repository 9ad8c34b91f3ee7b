import { isCalm } from '@site/shared/console/calm';
import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { wordsOf } from '@site/shared/console/words';
import { shutterDesk as content } from '../content/home-image-live/console';

const flight = 420;

/** What can be done to a photo; its mark stands on the place of the photo as an attribute. */
const marks = ['star', 'retouch', 'hide'];

/** The photo of a place, or what the camera sees. */
const pictureOf = (within: Element | undefined) => within?.querySelector<SVGElement | HTMLImageElement>('svg, img');

/** The picture leaves the camera and lands on the phone. */
function fly(finder: HTMLElement, place: HTMLElement): void {
  const picture = pictureOf(place);
  if (isCalm() || !picture) return;
  const [from, to] = [finder.getBoundingClientRect(), place.getBoundingClientRect()];
  const way = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const copy = picture.cloneNode(true) as typeof picture;
  Object.assign(copy.style, {
    ...{ position: 'fixed', top: `${to.top}px`, left: `${to.left}px`, zIndex: '5', pointerEvents: 'none' },
    ...{ width: `${to.width}px`, height: `${to.height}px`, transformOrigin: '0 0' },
  });
  document.body.append(copy);
  copy.animate([{ transform: way }, { transform: 'none' }], { duration: flight, easing: 'ease-in' }).onfinish = () =>
    copy.remove();
}

/** Shutter to album: photos come onto the phone, and one at a time is picked, retouched or hidden there. */
function shutterDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const places = [...desk.querySelectorAll<HTMLElement>('[data-photo]')];
  const finder = desk.querySelector<HTMLElement>('[data-finder]');
  const buttonOf = (index: number) => places[index]?.querySelector('button');
  const nameOf = (index: number) => buttonOf(index)?.getAttribute('aria-label') ?? '';
  const taken = () => places.filter((place) => 'taken' in place.dataset).length;
  let chosen = taken() - 1;
  // What will be photographed is there before it is.
  for (const place of places) place.querySelector('img')?.setAttribute('loading', 'eager');

  function count(): void {
    const having = (mark: string) => places.filter((place) => mark in place.dataset).length;
    const values = { seen: taken() - having('hide'), star: having('star'), retouch: having('retouch') };
    const place = desk.querySelector('[data-count]');
    if (place) place.textContent = word('count', values);
  }
  function choose(index: number): void {
    chosen = index;
    places.forEach((_, at) => buttonOf(at)?.setAttribute('aria-pressed', String(at === index)));
    for (const mark of marks)
      desk
        .querySelector(`[data-do=${mark}]`)
        ?.setAttribute('aria-pressed', String(places[index]?.hasAttribute(`data-${mark}`)));
  }
  function shoot(): void {
    const index = taken();
    const place = places[index];
    if (!place || !finder) return say(desk, word('full'));
    place.dataset.taken = '';
    buttonOf(index)?.removeAttribute('disabled');
    fly(finder, place);
    const next = pictureOf(places[index + 1] ?? place)?.cloneNode(true);
    if (next) pictureOf(finder)?.replaceWith(next);
    choose(index);
    count();
    say(desk, word('shot', { number: index + 1, name: nameOf(index) }));
  }
  function mark(action: string): void {
    const on = places[chosen]?.toggleAttribute(`data-${action}`);
    choose(chosen);
    count();
    say(desk, word(on ? action : `un${action}`, { name: nameOf(chosen) }));
  }
  function pick(index: number): void {
    if (index < 0 || index >= taken()) return;
    choose(index);
    if (document.activeElement?.closest('[data-photo]')) buttonOf(index)?.focus();
    say(desk, word('chosen', { name: nameOf(index) }));
  }
  const acts: Record<string, (value: string) => void> = {
    shoot,
    choose: (value) => pick(Number(value)),
    move: (value) => pick(chosen + Number(value)),
  };
  return {
    act: (action, value) => (marks.includes(action) ? mark(action) : acts[action]?.(value)),
    keys: { ' ': 'shoot', ArrowLeft: 'move:-1', ArrowRight: 'move:1', s: 'star', x: 'retouch', h: 'hide' },
  };
}

operate('image-live', shutterDesk);
