import type { Watched } from '../guard/watched';
import { type Fallen, fallen, liveSince, type Load, usual } from './simulated-site';

const sections = ['mf-college', 'mf-help', 'mf-info', 'mf-marketing', 'mf-mobile'];
/** Views a second of each section, and the share of its canary. */
const perSecond = 50;
const share = 0.1;
/** What one more of the failing canary's views fails, as a share. */
const failing = 0.2;
/** How long the guard looks after the canaries began, in seconds. */
const looks = 120;

const watched: Watched[] = sections.map((name) => ({
  ...{ kind: 'canary', name, version: '2.0.0', against: '1.0.0', since: liveSince },
}));

/**
 * Five canaries at once, of which the first `bad` sections' fail a fifth of their views more than usual: what the guard ends, in seconds
 * after they began.
 */
export function guardFive(seed: number, bad: number): { name: string; seconds: number }[] {
  const failingNow = Array.from({ length: bad }, (_, place) => sections[(seed + place) % sections.length]);
  const loadsOf = (remote: string): Load[] => {
    const worse = failingNow.includes(remote) ? { ...usual, render: failing } : usual;
    return [
      { remote, version: '1.0.0', perSecond: perSecond * (1 - share), fails: usual },
      { remote, version: '2.0.0', perSecond: perSecond * share, fails: worse },
    ];
  };
  const before = sections.map((remote) => ({ remote, version: '1.0.0', perSecond, fails: usual }));
  const happens = (second: number) => (second * 1000 > liveSince ? sections.flatMap(loadsOf) : before);
  const began = liveSince / 1000;
  const ended = [...fallen({ shells: ['a'], seed, seconds: began + looks, happens, watched })];
  return ended.map(({ verdict, second }: Fallen) => ({ name: verdict.watched.name, seconds: second - began }));
}

/** The section whose canary fails in a run with one bad. */
export function badOf(seed: number): string | undefined {
  return sections[seed % sections.length];
}
