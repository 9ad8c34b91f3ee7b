import { readHead } from '../chain/head';
import { readFreezes } from '../freeze/freezes';
import { makeDevelopmentKeys } from '../keys/development-keys';
import { openStoreAccess } from '../operations/store-access';
import { FREEZE_PATH } from '../store/store-paths';
import { followingShell, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { publishVersions } from '../testing/sample-release';

afterAll(removeFreshFolders);

/** From now, as operators write it: a day, or a time of Beijing to the minute. */
const inDays = (count: number, length = 16) =>
  new Date(Date.now() + count * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, length);
const [past, later, latest] = ['2020-01-01', inDays(2), inDays(3)];

/** All but `Date`. */
const realClocks = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** A site with mf-help 1.0.0 live, and newer versions of it and of mf-info published. */
async function openSite() {
  const { run, config } = freshSite((_url, storeRoot) => ({
    ...followingShell(storeRoot),
    error: null,
    canaries: [],
  }));
  await makeDevelopmentKeys(config.keys);
  const access = openStoreAccess(config);
  await publishVersions(access.store, access.keys(), 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await publishVersions(access.store, access.keys(), 'mf-info', '2.0.0');
  await run('promote', 'mf-help@1.0.0', '--by', 'lin', '--no-wait');
  const head = async () => (await readHead(access.store, access.trusted())).revision;
  return { run, access, head };
}

test('R13.72 in a freeze nothing new goes live and nothing is changed; what was live before does, and what is meant says so', async () => {
  const { run, head } = await openSite();
  await run('promote', 'mf-help@1.1.0', '--by', 'lin', '--no-wait');
  const frozen = await run('freeze', '--until', latest, '--reason', '元旦保障', '--by', 'zhou');
  expect(frozen).toMatchObject({ exitCode: 0, err: '' });
  expect(frozen.out).toMatch(
    /^Frozen: all sections from .* until \d{4}-\d\d-\d\d \d\d:\d\d:00\+08:00, by zhou: 元旦保障\.\n/,
  );

  const before = await head();
  const begun = ['canary', 'mf-help@1.2.0', '--share', '5%', '--unguarded'];
  for (const refused of [await run('promote', 'mf-help@1.2.0'), await run(...begun)]) {
    expect(refused.exitCode).toBe(1);
    expect(refused.err).toContain('by zhou: 元旦保障. Nothing was changed. A rollback is never frozen');
  }
  expect(await head()).toEqual(before);

  expect((await run('rollback', 'mf-help', '--no-wait')).exitCode).toBe(0);
  const meant = await run('promote', 'mf-info@2.0.0', '--reason', '紧急公告', '--although-frozen', '--no-wait');
  expect(meant.exitCode).toBe(0);
  expect((await head())?.reason).toBe('although frozen: 紧急公告');
});

test('R13.127 a day alone is frozen from its beginning to its end in Beijing, whatever the zone of the machine', async () => {
  const { run, access } = await openSite();
  const [first, last] = [inDays(1, 10), inDays(2, 10)];
  const { out } = await run('freeze', 'mf-help', '--from', first, '--until', last, '--reason', '双十二', '--by', 'li');
  const end = inDays(3, 10);
  expect(out).toContain(
    `Frozen later: mf-help from ${first} 00:00:00+08:00 until ${end} 00:00:00+08:00, by li: 双十二.`,
  );
  expect(await readFreezes(access.store, access.trusted())).toMatchObject([
    { from: new Date(`${first}T00:00+08:00`).toISOString(), until: new Date(`${end}T00:00+08:00`).toISOString() },
  ]);
});

test('R13.72 a freeze of one section holds up no other one, and one that is to come holds up nothing', async () => {
  const { run, head } = await openSite();
  await run('freeze', 'mf-help', '--until', latest, '--reason', '改版');
  await run('freeze', '--from', later, '--until', latest, '--reason', '元旦保障');

  expect((await run('promote', 'mf-help@1.1.0')).exitCode).toBe(1);
  expect((await run('promote', 'mf-help@1.1.0', 'mf-info@2.0.0')).exitCode).toBe(1);
  expect((await run('promote', 'mf-info@2.0.0', '--no-wait')).exitCode).toBe(0);
  expect((await head())?.reason).toBe('promote mf-info 2.0.0');
});

test('freezes are listed where operators look, and ended one by one or all', async () => {
  const { run, access } = await openSite();
  expect((await run('freeze')).out).toBe('Nothing is frozen, now or later.\n');
  await run('freeze', '--from', later, '--until', latest, '--reason', '元旦保障');
  await run('freeze', 'mf-help', '--until', latest, '--reason', '改版');
  const listed = await run('freeze');
  expect(listed.out).toMatch(/^1 {2}now .*改版\n2 {2}later .*元旦保障\n$/);
  expect((await run('status')).out).toMatch(/Frozen: mf-help from .*改版\./);
  expect((await run('doctor')).out).toMatch(/^look +Frozen: mf-help .*改版\. → npm run release -- freeze$/m);

  expect((await run('freeze', '--end')).err).toContain('2 freezes are known: say which');
  expect((await run('freeze', '--end', '3')).err).toContain('There is no freeze 3; 2 are known.');
  expect((await run('freeze', '--end', '1')).exitCode).toBe(0);
  expect(await readFreezes(access.store, access.trusted())).toMatchObject([{ reason: '元旦保障' }]);
  expect((await run('freeze', '--end', '--all')).out).toBe('Nothing is frozen any more, now or later.\n');
  expect(await readFreezes(access.store, access.trusted())).toEqual([]);
});

test.each([
  [['--until', past, '--reason', 'x'], 'A freeze ends after it has begun; this one would begin at'],
  [['--until', latest, '--reason', 'two\nRevision 99: x'], '--reason is "two\\nRevision 99: x"; it must be one line'],
  [['--until', latest, '--reason', '\u001b[31mred'], 'it must be one line, without control characters.'],
  [['--until', latest, '--reason', 'x', '--by', 'eve\nli'], '--by is "eve\\nli"; it must be one line'],
  [['--until', latest, '--reason', 'x'.repeat(501)], '--reason has 501 characters; it must have at most 500.'],
  [['--from', past, '--until', '2020-01-02', '--reason', 'x'], 'would be over: it ends at 2020-01-03 00:00:00+08:00'],
  [['--until', latest], '--reason is missing: whoever is refused reads why.'],
  [['--until', latest, '--reason', ' '], '--reason is missing'],
  [['--reason', 'x'], '--until is missing: a freeze says when it ends.'],
  [['--until', inDays(93), '--reason', 'x'], 'The freeze would last 93 days, from '],
  [['--until', '2026-02-30', '--reason', 'x'], '--until is "2026-02-30"; there is no such day.'],
  [
    ['--from', '2027-02-29T08:00', '--until', latest, '--reason', 'x'],
    '--from is "2027-02-29T08:00"; there is no such day.',
  ],
  [
    ['mf-hepl', '--until', latest, '--reason', 'x'],
    'There is no section mf-hepl; the store has releases of: mf-help, mf-info.',
  ],
  [['shell', '--until', latest, '--reason', 'x'], 'There is no section shell; '],
  [['--until', 'tomorrow', '--reason', 'x'], '--until is "tomorrow"; it must be a time such as'],
  [['--until', '2999-02-21T25:00', '--reason', 'x'], '--until is "2999-02-21T25:00"; it must be a time such as'],
  [['--until', latest, '--reason', 'x', '--end'], 'Say freeze --from'],
  [['--all'], 'Say freeze --from'],
  [['Mf_Help', '--until', latest, '--reason', 'x'], '"Mf_Help" is no name of a remote'],
])('R13.127 freeze %j is refused and nothing is written', async (typed, says) => {
  const { run, access } = await openSite();
  const refused = await run('freeze', ...typed);
  expect(refused.exitCode).not.toBe(0);
  expect(refused.err).toContain(says);
  expect(await access.store.read(FREEZE_PATH)).toBeNull();
});

test('a record that no promote key signed holds everything up, says so, and is replaced by its one who may', async () => {
  const { run, access } = await openSite();
  await run('freeze', '--until', latest, '--reason', '元旦保障');
  const file = (await access.store.read(FREEZE_PATH)) ?? Buffer.alloc(0);
  const forged = file.toString().replace('元旦保障', '随便发');
  await access.store.replaceRecord(FREEZE_PATH, Buffer.from(forged));

  const unsaid = await run('promote', 'mf-help@1.1.0', '--although-frozen');
  expect(unsaid).toMatchObject({
    exitCode: 2,
    err: expect.stringMatching(/^--reason is missing: .*--although-frozen/),
  });
  const refused = await run('promote', 'mf-help@1.1.0');
  expect(refused.err).toMatch(/^Nobody knows whether releases are frozen\. The record of freezes is refused: /);
  expect((await run('doctor')).out).toMatch(
    /^wrong +The record of freezes is refused: .* → npm run release -- freeze --end --all$/m,
  );
  expect((await run('promote', 'mf-help@1.1.0', '--although-frozen', '--reason', 'x', '--no-wait')).exitCode).toBe(0);
  expect((await run('freeze', '--end', '--all')).exitCode).toBe(0);
  expect((await run('promote', 'mf-help@1.2.0', '--no-wait')).exitCode).toBe(0);
});

describe('on a machine whose clock is 120 days ahead', () => {
  afterEach(() => void jest.useRealTimers());

  test('R13.119 a freeze that runs is told as running by freeze, status and doctor: the clock of the store counts', async () => {
    const { run } = await openSite();
    await run('freeze', '--until', inDays(3), '--reason', '元旦保障', '--by', 'zhou');
    jest.useFakeTimers({ now: Date.now() + 120 * 86_400_000, doNotFake: [...realClocks] });
    expect((await run('freeze')).out).toMatch(/^1 {2}now {4}all sections from .*, by zhou: 元旦保障$/m);
    for (const word of ['status', 'doctor']) expect((await run(word)).out).toContain('Frozen: all sections from');
  });
});
