import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { wordsOf } from '@site/shared/console/words';
import { badgeDesk as content } from '../content/home-summit/console';

/** The counter of a summit: a name and a ticket are printed on a badge, which lets in once. */
function badgeDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const badge = desk.querySelector<HTMLElement>('[data-badge]');
  const name = desk.querySelector<HTMLElement>('[data-guest]');
  const kinds = [...desk.querySelectorAll<HTMLElement>('[data-kind]')];
  const example = name?.textContent ?? '';
  let guest = example;
  let kind = kinds.find((one) => one.getAttribute('aria-pressed') === 'true');

  const report = (what: string) => say(desk, word(what, { ...kind?.dataset, guest }));

  function take(index: number): void {
    kind = kinds[index];
    for (const one of kinds) one.setAttribute('aria-pressed', String(one === kind));
    if (badge) badge.dataset.badge = kind?.dataset.kind ?? '';
    for (const place of desk.querySelectorAll<HTMLElement>('[data-shows]'))
      place.textContent = kind?.dataset[place.dataset.shows ?? ''] ?? '';
    badge?.removeAttribute('data-entered');
    report('kind');
  }
  function enter(): void {
    if (badge && 'entered' in badge.dataset) return report('again');
    badge?.setAttribute('data-entered', '');
    report('entered');
  }
  return {
    act: (action, value) => (action === 'kind' ? take(Number(value)) : enter()),
    typed(_, value) {
      guest = value.trim() || example;
      if (name) name.textContent = guest;
      badge?.removeAttribute('data-entered');
      report(value.trim() ? 'named' : 'unnamed');
    },
    keys: { 1: 'kind:0', 2: 'kind:1', 3: 'kind:2', 4: 'kind:3', ' ': 'enter' },
  };
}

operate('badge', badgeDesk);
