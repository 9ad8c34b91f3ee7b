import { captionOf } from './parts/caption';
import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { switcherOf } from './parts/switcher';
import { wordsOf } from '@site/shared/console/words';
import { homeDesk as content, homePoll } from '../content/index/console';
import { pollOf } from './parts/poll';

/** The console of the home page: cameras, caption, poll and the leads that it yields. */
function homeDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const cameras = switcherOf(desk);
  const caption = captionOf(desk);
  const poll = pollOf(desk, { word, leads: homePoll.leads });

  function take(camera: number, way: 'cut' | 'fade'): void {
    const values = { camera, name: cameras.nameOf(camera) };
    if (camera === cameras.programme) return say(desk, word('same', values));
    cameras.take(camera, way);
    say(desk, word(way, values));
  }
  const acts: Record<string, (value: string) => void> = {
    pick: (value) => take(Number(value), 'cut'),
    cut: () => take(cameras.preview, 'cut'),
    fade: () => take(cameras.preview, 'fade'),
    caption: () => say(desk, word(caption.toggle() ? 'up' : 'down')),
    poll: () => poll.start(),
  };
  return {
    act: (action, value) => acts[action]?.(value),
    typed: (field, value) => {
      caption.type(field, value);
      say(desk, word('captioned'));
    },
    keys: { 1: 'pick:1', 2: 'pick:2', 3: 'pick:3', 4: 'pick:4', 5: 'pick:5', 6: 'pick:6', c: 'caption', p: 'poll' },
  };
}

operate('home', homeDesk);
