import type { Fault } from '../fault';
import type { Look, View } from '../page-view';
import type { Planned } from '../planned-looks';
import { judgeAndKeep } from './judge-and-keep';
import type { LookOf } from './checked-set';
import type { KnownLooks, SeenSides } from './known-looks';

const window = { width: 1440, options: {} };
const view = { origin: 'now', address: '/help', window } as View;
const live = { ...view, origin: 'before' };
const of: LookOf = { remote: 'mf-help', routeId: 'help', address: '/help', look: '1440', window };
const shift: Fault = { reason: 'moves while it loads' };
const faint: Fault = { reason: 'shows no header', kind: 'seen', relative: true };

/** What is kept. */
function ledger() {
  const kept: string[] = [];
  const known = {
    watched: () => ({ begin: () => undefined, end: () => undefined, all: async () => [] }),
    keep: async (_: LookOf, { live }: SeenSides) => void kept.push(live ? 'beside live' : 'by itself'),
  };
  return { kept, known: known as unknown as KnownLooks };
}

const planned = (look: Look) => ({ view, look, of }) as Planned;

/** Gives what each look finds, in turn, and counts them. */
function looking(...found: Fault[][]) {
  const looks: string[] = [];
  const look = async ({ origin }: View) => (looks.push(origin), found[looks.length - 1] ?? []);
  return { looks, look };
}

test('a page that is not known is looked at, and kept where nothing is found', async () => {
  const { look, looks } = looking([]);
  const { known, kept } = ledger();
  expect(await judgeAndKeep(known, planned(look), live)).toEqual({
    faults: [],
    alsoLive: [],
  });
  expect([looks, kept]).toEqual([['now'], ['by itself']]);
});

test('a page that is as the live page is kept with what that was answered', async () => {
  const { look, looks } = looking([shift], [shift]);
  const { known, kept } = ledger();
  expect(await judgeAndKeep(known, planned(look), live)).toEqual({
    faults: [],
    alsoLive: [shift],
  });
  expect([looks, kept]).toEqual([['now', 'before'], ['beside live']]);
});

test.each<[string, Fault[][], View | undefined, Fault[]]>([
  ['is refused', [[shift], [], [shift], [], [shift]], live, [shift]],
  ['is good at a second look alone', [[shift], [], []], live, []],
  ['says something only beside a live page, where there is none', [[faint]], undefined, []],
])('R13.104 a look that %s is not kept', async (_what, found, sameLive, faults) => {
  const { known, kept } = ledger();
  expect(await judgeAndKeep(known, planned(looking(...found).look), sameLive)).toMatchObject({
    faults,
  });
  expect(kept).toEqual([]);
});
