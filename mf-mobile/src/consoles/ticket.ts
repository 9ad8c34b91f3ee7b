import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { pointTo } from '@site/shared/console/turns';
import { wordsOf } from '@site/shared/console/words';
import { openSession, summitTicket as content } from '../content/summit';

/** A ticket: it lets in once, opens one session at a time, and fetches the handouts of what has begun. */
function ticketDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const sessions = [...desk.querySelectorAll<HTMLElement>('[data-session]')];
  let open = openSession;

  const report = (what: string, index = open) => say(desk, word(what, { ...content.sessions[index] }));
  const hasEntered = () => 'entered' in desk.dataset;

  function enter(): void {
    if (hasEntered()) return report('again');
    desk.dataset.entered = '';
    pointTo(desk, 'handout');
    report('enter');
  }
  function go(index: number): void {
    if (!hasEntered()) return report('early');
    if (index === open) return report('same');
    const when = content.sessions[index]?.when ?? 'later';
    if (when === 'later') return report(when, index);
    open = index;
    sessions.forEach((one, at) => one.setAttribute('aria-pressed', String(at === open)));
    pointTo(desk, 'got' in (sessions[open]?.dataset ?? {}) ? undefined : 'handout');
    report(when);
  }
  function fetchHandout(): void {
    const session = sessions[open];
    if (!session || !hasEntered()) return report('early');
    if ('got' in session.dataset) return report('got');
    session.dataset.got = '';
    pointTo(desk, undefined);
    report('handout');
  }
  const acts: Record<string, (value: string) => void> = {
    enter,
    go: (value) => go(Number(value)),
    handout: fetchHandout,
  };
  return {
    act: (action, value) => acts[action]?.(value),
    keys: { 1: 'go:0', 2: 'go:1', 3: 'go:2', 4: 'go:3' },
  };
}

operate('ticket', ticketDesk);
