import { captionOf } from './parts/caption';
import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { switcherOf } from './parts/switcher';
import { wordsOf } from '@site/shared/console/words';
import { switcherDesk as content } from '../content/home-daobo/console';
import { cuesOf } from './parts/cues';

/** The switcher of `/home/daobo`: a camera goes to the preview first, and from there on air. */
function switcherDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const cameras = switcherOf(desk);
  const caption = captionOf(desk);
  const cues = cuesOf(desk, word);
  const wordsFor = (camera: number) => ({ camera, name: cameras.nameOf(camera) });

  function pick(camera: number): void {
    const values = wordsFor(camera);
    if (camera === cameras.programme) return say(desk, word('live', values));
    cameras.prepare(camera);
    say(desk, word('ready', values));
  }
  function take(way: 'cut' | 'fade'): void {
    const camera = cameras.preview;
    cameras.take(camera, way);
    say(desk, cues.judge(`${way}:${camera}`, word(way, wordsFor(camera))));
  }
  function toggle(): void {
    const way = caption.toggle() ? 'up' : 'down';
    say(desk, cues.judge(`caption:${way}`, word(way)));
  }
  const acts: Record<string, (value: string) => void> = {
    pick: (value) => pick(Number(value)),
    cut: () => take('cut'),
    fade: () => take('fade'),
    caption: toggle,
    again: () => {
      cues.restart();
      if (!caption.isUp()) caption.toggle();
      say(desk, word('again'));
    },
  };
  const numbers = Array.from({ length: cameras.count }, (_, index) => [index + 1, `pick:${index + 1}`] as const);
  return {
    act: (action, value) => acts[action]?.(value),
    typed: (field, value) => {
      caption.type(field, value);
      say(desk, word('captioned'));
    },
    keys: { ...Object.fromEntries(numbers), ' ': 'cut', Enter: 'fade', c: 'caption' },
  };
}

operate('daobo', switcherDesk);
