import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { wordsOf } from '@site/shared/console/words';
import { leadDesk as content } from '../content/home-vz-scrm/console';

/** How many leads a colleague was given today, for the eye and for the next one. */
function setLoad(colleague: HTMLElement, load: number, text: (load: number) => string): void {
  colleague.dataset.load = String(load);
  const place = colleague.querySelector('[data-load-text]');
  if (place) place.textContent = text(load);
}

const keys = { 1: 'assign:0', 2: 'assign:1', 3: 'assign:2', ArrowUp: 'move:-1', ArrowDown: 'move:1', ' ': 'finish' };

/** Viewers of a show are given to colleagues; each has a card with the steps that follow. */
function leadDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const all = (selector: string) => [...desk.querySelectorAll<HTMLElement>(selector)];
  const [leads, cards, colleagues] = [all('[data-lead]'), all('[data-card]'), all('[data-colleague]')];
  const most = Number(desk.dataset.most);
  let chosen = 0;

  const lead = () => leads[chosen]?.dataset.lead ?? '';
  const owner = () => leads[chosen]?.dataset.owner ?? '';
  const nextStep = () => cards[chosen]?.querySelector('li:not([data-done])');
  const report = (what: string, values = {}) => say(desk, word(what, { lead: lead(), who: owner(), most, ...values }));

  function light(): void {
    leads.forEach((one, index) => one.setAttribute('aria-pressed', String(index === chosen)));
    cards.forEach((card, index) => card.toggleAttribute('data-shown', index === chosen));
    for (const one of colleagues) one.setAttribute('aria-pressed', String(one.dataset.colleague === owner()));
  }
  function choose(index: number): void {
    chosen = (index + leads.length) % leads.length;
    light();
    // Who works with keys stays with the one who is chosen.
    if (leads.includes(document.activeElement as HTMLElement)) leads[chosen]?.focus({ preventScroll: true });
    report('chosen', { owner: leads[chosen]?.querySelector('[data-owner-text]')?.textContent });
  }
  function count(name: string, more: number): void {
    const one = colleagues.find(({ dataset }) => dataset.colleague === name);
    if (one) setLoad(one, Number(one.dataset.load) + more, (load) => word('load', { load, most }));
  }
  function give(who: string): void {
    const [one, before] = [leads[chosen], owner()];
    const place = one?.querySelector('[data-owner-text]');
    if (!one || !place) return;
    count(before, -1);
    count(who, 1);
    place.textContent = one.dataset.owner = who;
    cards[chosen]?.querySelector('ol')?.setAttribute('data-going', '');
    light();
    report(before ? 'moved' : 'assigned', { before, step: nextStep()?.textContent });
  }
  function assign(index: number): void {
    const { colleague: who = '', load } = colleagues[index]?.dataset ?? {};
    if (who === owner()) return report('same');
    if (Number(load) >= most) return report('full', { who });
    give(who);
  }
  function finish(): void {
    const step = nextStep();
    if (!owner()) return report('unowned');
    step?.setAttribute('data-done', '');
    const next = nextStep();
    report(next ? 'done' : 'finished', { did: step?.textContent, step: next?.textContent });
  }
  const acts: Record<string, (value: string) => void> = {
    choose: (value) => choose(Number(value)),
    move: (value) => choose(chosen + Number(value)),
    assign: (value) => assign(Number(value)),
    finish,
  };
  return {
    act: (action, value) => acts[action]?.(value),
    keys,
  };
}

operate('leads', leadDesk);
