import { isCalm } from '@site/shared/console/calm';
import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { turnsOf } from '@site/shared/console/turns';
import { wordsOf } from '@site/shared/console/words';
import { checkedInBefore, doorDesk as content, guests } from '../content/home-activity-manage/console';

/** In milliseconds. */
const printTime = 420;

/** In per cent of its line, for each who waits. */
const shareOfOne = 10;

/** The counter at the door: who is next is checked in, gets a badge, and is let in. */
function doorDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const turns = turnsOf(desk, word);
  const badge = desk.querySelector<HTMLElement>('[data-badge]');
  let at = 0;
  const waiting = () => guests.length - 1 - at;

  function write(place: string, text: string): void {
    for (const element of desk.querySelectorAll(place)) element.textContent = text;
  }
  function report(what: string): void {
    say(desk, word(what, { ...guests[at], number: checkedInBefore + at + 1, waiting: waiting() }));
  }
  /** The badge comes out of the printer, from above. */
  function slide(): void {
    if (!isCalm()) badge?.animate([{ clipPath: 'inset(0 0 100%)' }, { clipPath: 'inset(0)' }], printTime);
  }
  const acts: Record<string, () => void> = {
    scan(): void {
      at = (at + 1) % guests.length;
      badge?.removeAttribute('data-entered');
      badge?.setAttribute('data-blank', '');
      write('[data-number]', word('number', { number: checkedInBefore + at + 1 }));
      write('[data-waiting]', waiting() ? word('waiting', { waiting: waiting() }) : word('idle'));
      desk.querySelector('[data-queue]')?.setAttribute('d', `M0 3H${Math.max(waiting() * shareOfOne, 4)}`);
      report('scan');
    },
    print(): void {
      for (const [fact, text] of Object.entries(guests[at] ?? {})) write(`[data-guest=${fact}]`, text);
      badge?.removeAttribute('data-blank');
      slide();
      report('print');
    },
    enter(): void {
      badge?.setAttribute('data-entered', '');
      report(waiting() ? 'enter' : 'last');
    },
  };
  return {
    act: (action) => {
      if (turns.take(action)) acts[action]?.();
    },
    keys: { 1: 'scan', 2: 'print', 3: 'enter' },
  };
}

operate('door', doorDesk);
