import { isCalm } from '@site/shared/console/calm';
import { say } from '@site/shared/console/say';
import type { Words } from '@site/shared/console/words';
import type { ConsoleMessage } from '@site/drawings/stages/console-show';
import { grouped } from '@site/shared/page/grouped';

/** In milliseconds; the bars take this many steps to where they end. */
const step = 120;
const steps = 24;

/** Fast at first, as votes come. */
function share(at: number): number {
  return 1 - (1 - at / steps) ** 2;
}

function writeTo(desk: HTMLElement, place: string, text: string): void {
  const element = desk.querySelector(place);
  if (element) element.textContent = text;
}

type Poll = { word: Words; leads: readonly ConsoleMessage[] };

/** Somebody who leaves a number, as the page shows who writes. */
function leadFrom(shown: Element | null, { name, from, text }: ConsoleMessage): HTMLElement {
  const lead = (shown?.cloneNode(true) ?? document.createElement('span')) as HTMLElement;
  const [face, words] = lead.children;
  if (face) face.textContent = name.slice(0, 1);
  const speaker = words?.firstElementChild;
  if (speaker) speaker.textContent = `${name} · ${from}`;
  if (words?.lastChild) words.lastChild.textContent = text;
  lead.dataset.who = name;
  return lead;
}

/** The poll of a desk: bars that grow to the shares that the page names, and those who leave their number, one by one. */
export function pollOf(desk: HTMLElement, { word, leads: people }: Poll) {
  const options = [...desk.querySelectorAll<HTMLElement>('[data-option]')];
  const total = Number(desk.querySelector('[data-votes]')?.textContent?.replace(/\D/g, ''));
  const first = desk.querySelector('[data-people] > *');
  const leads = people.map((one) => leadFrom(first, one));
  const button = desk.querySelector<HTMLElement>('[data-do=poll]');
  let timer = 0;
  let seated: HTMLElement[] = [];

  const write = (place: string, text: string) => writeTo(desk, place, text);
  function draw(at: number): number {
    const votes = Math.round(total * share(at));
    write('[data-votes]', word('votes', { votes: grouped(votes) }));
    for (const option of options) {
      const percent = Math.round(Number(option.dataset.option) * share(at));
      option.querySelector('rect')?.setAttribute('width', `${percent}%`);
      if (option.lastElementChild) option.lastElementChild.textContent = `${percent}%`;
    }
    return votes;
  }
  /** All of them take their places at once, so that nothing moves when one is shown. */
  function seat(): HTMLElement[] {
    const seated = leads.map((lead) => lead.cloneNode(true) as HTMLElement);
    for (const lead of seated) lead.style.visibility = 'hidden';
    desk.querySelector('[data-people]')?.replaceChildren(...seated);
    write('[data-tab]', word('tab', { leads: 0 }));
    return seated;
  }
  function list(count: number): void {
    seated.slice(0, count).forEach((lead, index) => {
      if ('lead' in lead.dataset) return;
      lead.dataset.lead = '';
      lead.style.visibility = '';
      if (!isCalm()) lead.animate([{ opacity: 0 }, { opacity: 1 }], 240);
      write('[data-tab]', word('tab', { leads: index + 1 }));
      say(desk, word('lead', { name: lead.dataset.who ?? '' }));
    });
  }
  function end(): void {
    if (button) button.textContent = word('again');
    say(desk, word('done', { leads: leads.length }));
  }
  function run(at: number): void {
    const votes = draw(at);
    if (at === 0) say(desk, word('voting', { votes }));
    list(Math.floor((at / steps) * leads.length));
    if (at === steps) end();
    else timer = window.setTimeout(() => run(at + 1), step);
  }

  return {
    start(): void {
      clearTimeout(timer);
      seated = seat();
      if (button) button.textContent = word('running');
      if (!isCalm()) return run(0);
      list(leads.length);
      draw(steps);
      end();
    },
  };
}
