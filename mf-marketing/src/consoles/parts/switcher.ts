import { isCalm } from '@site/shared/console/calm';

/** In milliseconds, as its key says. */
const fadeTime = 600;

type Place = 'preview' | 'programme';

/** The cameras of a desk, its two windows and its tallies. Cameras are numbered from 1, as they are shown. */
export type Switcher = {
  /** How many cameras there are. */
  readonly count: number;
  readonly preview: number;
  readonly programme: number;
  nameOf: (camera: number) => string;
  /** Puts a camera into the preview window. */
  prepare: (camera: number) => void;
  /** Puts a camera on air; what was there is prepared next. */
  take: (camera: number, way: 'cut' | 'fade') => void;
};

function sceneOf(place: Element): string {
  return place.querySelector('use')?.getAttribute('href') ?? '';
}

/** The picture that was there lies above the new one until it is gone. */
function fadeFrom(picture: SVGElement): void {
  if (isCalm()) return;
  const before = picture.cloneNode(true) as SVGElement;
  picture.after(before);
  before.animate([{ opacity: 1 }, { opacity: 0 }], fadeTime).onfinish = () => before.remove();
}

/** Reads a desk as it was served: the first tile is prepared, the second on air. */
export function switcherOf(desk: HTMLElement): Switcher {
  const tiles = [...desk.querySelectorAll<HTMLElement>('[data-do=pick]')];
  const [ready = '', live = '', plain = ''] = tiles.map(({ className }) => className);
  const now: Record<Place, number> = { preview: 1, programme: 2 };
  const nameOf = (camera: number) => tiles[camera - 1]?.textContent?.replace(/^\s*\d\s*/, '') ?? '';

  function show(place: Place, camera: number, fades: boolean): void {
    const tile = tiles[camera - 1];
    const room = desk.querySelector(`[data-window=${place}]`);
    const picture = room?.querySelector('svg');
    const tally = room?.querySelector('[data-tally]');
    if (!tile || !picture) return;
    if (fades) fadeFrom(picture);
    picture.querySelector('use')?.setAttribute('href', sceneOf(tile));
    if (tally) tally.textContent = `${camera} ${nameOf(camera)}`;
    now[place] = camera;
  }
  function light(): void {
    tiles.forEach((tile, index) => {
      const camera = index + 1;
      tile.className = camera === now.programme ? live : camera === now.preview ? ready : plain;
      tile.setAttribute('aria-pressed', String(camera === now.programme));
      // The desk's own keys work on these two tiles, whose press would change nothing.
      tile.toggleAttribute('data-through', camera === now.programme || camera === now.preview);
    });
  }

  /** Who works with keys stays where the camera is. */
  function follow(camera: number): void {
    if (tiles.includes(document.activeElement as HTMLElement)) tiles[camera - 1]?.focus({ preventScroll: true });
  }

  return {
    count: tiles.length,
    get preview() {
      return now.preview;
    },
    get programme() {
      return now.programme;
    },
    nameOf,
    prepare(camera) {
      show('preview', camera, false);
      light();
      follow(camera);
    },
    take(camera, way) {
      const before = now.programme;
      show('programme', camera, way === 'fade');
      if (before !== camera && now.preview === camera) show('preview', before, false);
      light();
    },
  };
}
