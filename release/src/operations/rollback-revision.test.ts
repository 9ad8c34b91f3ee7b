import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { publish } from './publish';
import { rollback, rollbackTogether } from './rollback';
import { rollbackRevision } from './rollback-revision';
import { status } from './status';
import { freshKey, keysOf, sampleRelease } from '../testing/sample-release';
import { verify } from './verify';

const night = freshKey('rollback', { owner: 'night-shift' });
const ops = keysOf(freshKey('publish'), freshKey('promote', { owner: 'ops' }), night);
const atNight = { ...ops, signing: night.key };
const by = { by: 'wang' };

/** `mf-help@1.0.0` → its addresses. */
type Releases = Record<string, string[]>;

async function promoted(store: MemoryStore, releases: Releases): Promise<void> {
  const wanted: Record<string, string> = {};
  for (const [release, paths] of Object.entries(releases)) {
    const [name = '', version = ''] = release.split('@');
    await publish(store, ops, sampleRelease({ name, version, paths }), { by: 'lin' });
    wanted[name] = version;
  }
  await promote(store, ops, wanted, { by: 'lin' });
}

const versions = async (store: MemoryStore) =>
  Object.fromEntries((await status(store, ops.trusted)).remotes.map(({ name, version }) => [name, version]));

const before: Releases = { 'mf-help@1.0.0': ['/help', '/tag'], 'mf-info@1.0.0': ['/info'] };

/** What cannot go back alone; revision 2. */
const moves: [string, Releases, Record<string, string>][] = [
  [
    'a page that moved to another section',
    { 'mf-help@1.1.0': ['/help'], 'mf-info@1.1.0': ['/info', '/tag'] },
    { 'mf-help': '1.0.0', 'mf-info': '1.0.0' },
  ],
  [
    'two sections that exchanged addresses',
    { 'mf-help@1.1.0': ['/info'], 'mf-info@1.1.0': ['/help', '/tag'] },
    { 'mf-help': '1.0.0', 'mf-info': '1.0.0' },
  ],
  [
    'a section that has another name since',
    { 'mf-help@1.1.0': ['/gone'], 'mf-guide@1.0.0': ['/help', '/tag'] },
    { 'mf-help': '1.0.0', 'mf-info': '1.0.0' },
  ],
];

test.each(moves)(
  '%s goes back in one revision of the night shift, which every reader accepts',
  async (_, move, live) => {
    const store = new MemoryStore();
    await promoted(store, before);
    await promoted(store, move);

    const { revision } = await rollbackRevision(store, atNight, 2, { ...by, reason: '页面串了' });

    expect(revision).toMatchObject({ sequence: 3, by: 'wang', reason: '页面串了' });
    expect(await versions(store)).toEqual(live);
    expect((await verify(store, ops.trusted)).faults).toEqual([]);
    expect(Object.keys(revision.bad ?? {}).sort()).toEqual(
      Object.keys(move)
        .map((one) => one.split('@')[0])
        .sort(),
    );
  },
);

test('of what was promoted together one alone is refused, naming the other, who made it live, and what takes both back', async () => {
  const store = new MemoryStore();
  await promoted(store, before);
  await promoted(store, moves[0]?.[1] ?? {});

  await expect(rollback(store, atNight, 'mf-help', by)).rejects.toThrow(
    /^\/tag of mf-help 1\.0\.0 is the same address as \/tag of mf-info 1\.1\.0; .* mf-info 1\.1\.0 is live since revision 2, by lin at .*Nothing was changed\. They go back together: npm run release -- rollback --revision 2$/,
  );
  const { moves: done } = await rollbackTogether(store, atNight, ['mf-help', 'mf-info'], by);
  expect(done).toEqual([
    { name: 'mf-help', from: '1.1.0', to: '1.0.0' },
    { name: 'mf-info', from: '1.1.0', to: '1.0.0' },
  ]);
  expect(await store.list('revisions')).toHaveLength(3);
});

test('what has another version by now is named, with who made that live, and nothing goes back', async () => {
  const store = new MemoryStore();
  await promoted(store, before);
  await promoted(store, moves[0]?.[1] ?? {});
  await promoted(store, { 'mf-info@1.2.0': ['/info', '/tag'] });

  await expect(rollbackRevision(store, atNight, 2, by)).rejects.toThrow(
    /^mf-info 1\.2\.0 is live since revision 3, by lin at .*, and no longer 1\.1\.0, as revision 2 left it\. Nothing was changed\. Take revision 3 back first/,
  );
  await rollbackRevision(store, atNight, 3, by);
  await expect(rollbackRevision(store, atNight, 2, by)).rejects.toThrow('wang rolled mf-info back');
  await rollbackRevision(store, atNight, 2, { ...by, again: true });
  expect(await versions(store)).toEqual({ 'mf-help': '1.0.0', 'mf-info': '1.0.0' });
  expect(await rollbackRevision(store, atNight, 2, by)).toMatchObject({ changed: false });
});

test.each([
  [1, 'Nothing was live before revision 1'],
  [9, 'There is no revision 9'],
])('revision %i is refused in one sentence', async (sequence, sentence) => {
  const store = new MemoryStore();
  await promoted(store, before);

  await expect(rollbackRevision(store, atNight, sequence, by)).rejects.toThrow(sentence);
  expect(await store.list('revisions')).toHaveLength(1);
});

test('a revision that readers would refuse is not written, so that none stands in the way', async () => {
  const store = new MemoryStore();
  await promoted(store, before);
  await promoted(store, { 'mf-guide@1.0.0': ['/guide'] });
  await rollbackRevision(store, ops, 2, by);
  await rollbackRevision(store, ops, 3, { ...by, althoughBad: true });

  // Revision 4 is of a promote key; the section came by a rollback, and the night shift may return to that all the same.
  expect(
    (await rollbackRevision(store, atNight, 2, { ...by, again: true })).revision.remotes['mf-guide'],
  ).toBeUndefined();
  expect((await verify(store, ops.trusted)).faults).toEqual([]);
});
