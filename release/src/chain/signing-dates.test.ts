import { pastRevisions } from './past-revisions';
import { readNewest } from './revision-chain';
import { freshKey } from '../testing/sample-release';
import {
  publisher,
  promoter,
  night,
  trustedOf,
  add,
  first,
  second,
  third,
  chain,
  faultOfNewest,
} from '../testing/ruled-chain';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A promote key that signed until so many days from now. */
function trustedUntil(days: number) {
  const entry = { ...promoter.entry, signsUntil: inDays(days) };
  return trustedOf(publisher, { ...promoter, entry }, night);
}

test('F66: a date before that of the revision before is no fault: numbers and links give the order', async () => {
  const store = chain();
  add(store, { remotes: first, createdAt: '2026-11-22T08:00:02.999Z' });
  expect(await faultOfNewest(store)).toBe('');
});

test('F66: behind a revision that is dated 120 days ahead, a key of 90 days signs on, for every reader', async () => {
  const store = chain();
  const lasting = freshKey('promote', { owner: 'lasting' });
  const keys = trustedOf(publisher, { ...promoter, entry: { ...promoter.entry, signsUntil: inDays(90) } }, lasting);
  add(store, { key: lasting.key, remotes: third, createdAt: inDays(120) });
  add(store, { remotes: second, createdAt: inDays(0) });
  expect(await faultOfNewest(store, keys)).toBe('');
});

test.each([
  [
    'one revision',
    1,
    /^Revision 5 is refused: it follows revision 4 of .*, and the promote key .* of ops signed until/,
  ],
  ['many', 5, /./],
])(
  'attack: an expired key that writes an old date is refused behind what came after its end: %s',
  async (_, count, sentence) => {
    const store = chain();
    const good = freshKey('promote', { owner: 'next' });
    const expired = { ...promoter, entry: { ...promoter.entry, signsUntil: inDays(-2) } };
    add(store, { key: good.key, remotes: second, createdAt: inDays(-1) });
    for (let turn = 0; turn < count; turn += 1) add(store, { remotes: third, createdAt: inDays(-3) });
    expect(await faultOfNewest(store, trustedOf(publisher, good, expired))).toMatch(sentence);
  },
);

/** Revision 4 was dated ahead, and 5 rightly, by a key that has expired since; by now that date is past. */
function longAgo(settler?: typeof promoter) {
  const store = chain();
  const lasting = freshKey('promote', { owner: 'lasting' });
  const expired = { ...promoter, entry: { ...promoter.entry, signsUntil: inDays(-5) } };
  add(store, { key: lasting.key, remotes: third, createdAt: inDays(-1) });
  add(store, { remotes: second, createdAt: inDays(-6) });
  if (settler) add(store, { key: settler.key, remotes: second, createdAt: inDays(-5.5), settles: [4] });
  return { store, trusted: trustedOf(publisher, lasting, expired, ...(settler ? [settler] : [])) };
}

async function goodNumbers({ store, trusted: keys }: ReturnType<typeof longAgo>): Promise<number[]> {
  const good: number[] = [];
  for await (const { revision } of pastRevisions(store, keys)) if (revision) good.push(revision.sequence);
  return good;
}

test('F66: what followed a wrong date stays good when that date is past, once it is settled', async () => {
  expect(await goodNumbers(longAgo())).toEqual([4, 3, 2, 1]);
  expect(await goodNumbers(longAgo(freshKey('promote', { owner: 'settler' })))).toEqual([6, 5, 4, 3, 2, 1]);
});

test('attack: no key settles a date beyond its own end, and so makes room for an old one', async () => {
  const early = freshKey('promote', { owner: 'settler', signsUntil: inDays(-2) });
  expect(await goodNumbers(longAgo(early))).toEqual([4, 3, 2, 1]);
  const night = freshKey('rollback', { owner: 'settler' });
  expect(await goodNumbers(longAgo(night))).not.toContain(5);
});

test('an expired key signs the last revisions of its time: those of the same moment and of a chain without dates after it', async () => {
  const store = chain();
  add(store, { remotes: first, createdAt: '2026-11-22T08:00:03.000Z' });
  expect(await faultOfNewest(store, trustedUntil(-1))).toBe('');
});

test('an expired key signs nothing more, and what it signed before stays good', async () => {
  const retired = { ...promoter.entry, signsUntil: '2026-11-22T08:00:03.000Z' };
  const keys = trustedOf(publisher, { ...promoter, entry: retired }, night);
  const store = chain();
  expect(await faultOfNewest(store, keys)).toBe('');

  add(store, { remotes: first, createdAt: '2026-11-22T08:00:03.001Z' });
  expect(await faultOfNewest(store, keys)).toBe(
    'Revision 4 is refused: it is dated 2026-11-22T08:00:03.001Z, ' +
      `and the promote key ${promoter.key.id} of ops signed until 2026-11-22T08:00:03.000Z.`,
  );
  expect(readNewest(store, keys, 0).revision?.sequence).toBe(3);
});
