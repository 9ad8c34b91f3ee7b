import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { pointTo } from '@site/shared/console/turns';
import { wordsOf } from '@site/shared/console/words';
import { handoverDesk as content, scrmHandover } from '../content/vz-scrm/sections';

const { takers, leaver } = scrmHandover;
/** The last line is of those who go to nobody. */
const own = takers.length - 1;
const total = leaver.total;
const kept = takers[own]?.count ?? 0;

/** The customers of a guide who leaves: each colleague takes over his share, then the customers are told. */
function handoverDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const marked = ['[data-band]', '[data-taker]'].map((part) => [...desk.querySelectorAll(part)]);
  const place = desk.querySelector('[data-left]');
  const given = new Set<number>();
  let isNotified = false;

  /** Without those who go to nobody. */
  const left = () => [...given].reduce((rest, index) => rest - (takers[index]?.count ?? 0), total - kept);
  const report = (what: string, values = {}) =>
    say(desk, word(what, { kept, informed: total - kept, left: left(), ...values }));

  function draw(): void {
    desk.dataset.going = '';
    for (const parts of marked)
      parts.forEach((part, index) => part.toggleAttribute('data-given', index === own || given.has(index)));
    if (place) place.textContent = String(left() + kept);
    const next = takers.findIndex((_, index) => !given.has(index));
    pointTo(desk, next < own ? String(next) : 'notify');
  }
  function begin(): void {
    isNotified = false;
    given.clear();
    draw();
  }
  function give(index: number): void {
    const { name: who = '', count = 0 } = takers[index] ?? {};
    if (isNotified) begin();
    if (given.has(index)) return report('again', { who, count });
    given.add(index);
    draw();
    report(left() ? 'given' : 'all', { who, count });
  }
  function notify(): void {
    if (left()) return report('early');
    report(isNotified ? 'notifiedAlready' : 'notified');
    isNotified = true;
    // Whoever goes on begins anew.
    pointTo(desk, '0');
  }
  return {
    act: (action) => (action === 'notify' ? notify() : give(Number(action))),
    keys: { 1: '0', 2: '1', 3: '2', 4: 'notify' },
  };
}

operate('handover', handoverDesk);
