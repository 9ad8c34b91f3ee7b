import { readHead } from '../chain/head';
import { readNewest } from '../chain/revision-chain';
import { revisionHash, writeRevision } from '../chain/revision';
import { AwaitsSecondKey, RevisionMovedError } from '../errors/release-error';
import { type ReleaseKeys, trustedKeys } from '../keys/signing-keys';
import { MemoryStore } from '../store/memory-store';
import { proposalPath, revisionPath } from '../store/store-paths';
import { freshKey, publishVersions, type SampleKey } from '../testing/sample-release';
import { sampleReport } from '../testing/sample-report';
import { addFreeze } from './freeze';
import { approve } from './approve';
import { raiseCanary, startCanary, stopCanaries } from './canary';
import { openProposals } from './open-proposals';
import { promote } from './promote';
import { rollback } from './rollback';
import { verify } from './verify';

const publisher = freshKey('publish');
const lin = freshKey('promote', { owner: 'help-team' });
const linNext = freshKey('promote', { owner: 'help-team' });
const zhou = freshKey('promote', { owner: 'ops' });
const night = freshKey('rollback', { owner: 'night-shift' });
const entries = [publisher, lin, linNext, zhou, night].map(({ entry }) => entry);

/** From revision 2 on two owners sign, unless `from` says otherwise. */
function keysOf({ key }: SampleKey, from: number | undefined = 2): ReleaseKeys {
  return { publishing: publisher.key, signing: key, trusted: trustedKeys(entries, from) };
}

const { trusted } = keysOf(lin);
const by = { by: 'lin' };
const second = { by: 'zhou' };

/** mf-help 1.0.0 is live by one key, and newer ones wait. */
async function liveStore(reason = 'first'): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keysOf(lin), 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await promote(store, keysOf(lin), { 'mf-help': '1.0.0' }, { ...by, reason });
  return store;
}

const liveIn = async (store: MemoryStore) => (await readHead(store, trusted)).revision?.remotes['mf-help'];

/** What the first person's command leaves; fails where it made something live. */
async function proposed(action: Promise<unknown>): Promise<string> {
  const error = await action.then(
    () => new Error('It is live.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AwaitsSecondKey)) throw error;
  return error.proposal.id;
}

test('R13.74 where two are wanted a promotion of one person is a proposal, and the signature of another owner makes it live', async () => {
  const store = await liveStore();
  const id = await proposed(promote(store, keysOf(lin), { 'mf-help': '1.1.0' }, { ...by, reason: '术语表上线' }));
  expect(await liveIn(store)).toMatchObject({ version: '1.0.0' });

  for (const key of [lin, linNext, night])
    await expect(approve(store, keysOf(key), id, second)).rejects.toThrow(/another owner|cannot be used for this/);
  const { revision } = await approve(store, keysOf(zhou), id, second);

  expect(revision).toMatchObject({ sequence: 2, by: 'lin', reason: '术语表上线', proposed: { approvedBy: 'zhou' } });
  expect(await liveIn(store)).toMatchObject({ version: '1.1.0' });
  expect(readNewest(store, trusted, 1).revision).toEqual(revision);
  expect((await verify(store, trusted)).faults).toEqual([]);
});

test('R13.128 what was approved before is said to be so, with revision and name, also by the name of its file', async () => {
  const store = await liveStore();
  const id = await proposed(promote(store, keysOf(lin), { 'mf-help': '1.1.0' }, by));
  const [, hash = ''] = id.split('-');
  const { revision } = await approve(store, keysOf(zhou), `00000002-${hash}`, second);
  expect(revision).toMatchObject({ sequence: 2, proposed: { approvedBy: 'zhou' } });
  await rollback(store, keysOf(night), 'mf-help', { by: 'wang' });
  for (const typed of [id, `00000002-${hash}`, `proposals/00000002-${hash}.json`]) {
    const again = approve(store, keysOf(zhou), typed, { by: 'li' });
    await expect(again).rejects.toThrow(RevisionMovedError);
    await expect(again).rejects.toThrow(`The proposal ${id} is approved already: revision 2, by zhou at `);
  }
});

test('R13.75 a canary that begins or grows takes two; its end and every rollback take one', async () => {
  const store = await liveStore();
  const begun = await proposed(
    startCanary(store, keysOf(lin), { remote: 'mf-help', version: '1.1.0', share: 0.05 }, by),
  );
  await approve(store, keysOf(zhou), begun, second);
  const grown = await proposed(raiseCanary(store, keysOf(zhou), { share: 0.25 }, second));
  await approve(store, keysOf(lin), grown, by);
  expect(await liveIn(store)).toEqual({ version: '1.0.0', canaryVersion: '1.1.0', canaryShare: 0.25 });

  await stopCanaries(store, keysOf(lin), {}, by);
  const live = await proposed(promote(store, keysOf(lin), { 'mf-help': '1.1.0' }, by));
  await approve(store, keysOf(zhou), live, second);
  await rollback(store, keysOf(lin), 'mf-help', by);
  expect(await liveIn(store)).toMatchObject({ version: '1.0.0' });
  await rollback(store, keysOf(zhou), 'mf-help', { ...second, to: '1.1.0', again: true, althoughBad: true });
  await rollback(store, keysOf(night), 'mf-help', { by: 'night', to: '1.0.0', again: true });
  expect((await verify(store, trusted)).faults).toEqual([]);
});

test('R13.76 every reader refuses what one promote key made live where two are wanted, whatever else it signs', async () => {
  const store = await liveStore();
  const before = store.readSync(revisionPath(1));
  const next = (remotes: object, key = lin.key, more: object = {}) => {
    const live = { version: '1.1.0', canaryVersion: null, canaryShare: 0, ...remotes };
    const body = {
      ...{ sequence: 2, previousHash: before && revisionHash(before), createdAt: '2026-11-22T08:00:00.000Z' },
      ...{ by: 'lin', reason: 'alone', remotes: { 'mf-help': live } },
    };
    return writeRevision({ ...body, ...more }, key).file;
  };
  const id = await proposed(promote(store, keysOf(lin), { 'mf-help': '1.2.0' }, by));
  const proposal = JSON.parse(store.readSync(proposalPath(id))?.toString() ?? '');
  const signed = { at: proposal.at, signature: proposal.signature, approvedBy: 'zhou' };
  const forged = [
    [next({}), 'that takes the keys of two persons'],
    [next({ version: '1.0.0', canaryVersion: '1.1.0', canaryShare: 0.1 }), 'it begins a canary'],
    // A proposal of another change, of the same owner, and without a promote key.
    [next({}, zhou.key, { proposed: signed }), 'its signature does not fit its bytes'],
    [next({ version: '1.2.0' }, linNext.key, { reason: proposal.reason, proposed: signed }), 'are of help-team'],
    [next({ version: '1.2.0' }, night.key, { reason: proposal.reason, proposed: signed }), 'which approves nothing'],
  ] as const;
  for (const [file, says] of forged) {
    store.files.set(revisionPath(2), file);
    expect(readNewest(store, trusted, 1)).toMatchObject({
      revision: null,
      problems: [{ sequence: 2, reason: expect.stringContaining(says) }],
    });
    expect((await readHead(store, trusted)).revision?.sequence).toBe(1);
  }
  store.files.set(revisionPath(2), next({ version: '1.2.0' }, zhou.key, { reason: proposal.reason, proposed: signed }));
  expect(readNewest(store, trusted, 1).revision?.sequence).toBe(2);
});

test('R13.77 a proposal that is overtaken, has lapsed, is forged or frozen is not applied, and says so', async () => {
  const store = await liveStore();
  const now = new Date();
  const id = await proposed(promote(store, keysOf(lin), { 'mf-help': '1.1.0' }, { ...by, now }));
  const other = await proposed(promote(store, keysOf(lin), { 'mf-help': '1.2.0' }, { ...by, now }));
  const open = async (at = now) => openProposals(store, trusted, await readHead(store, trusted), at);
  expect((await open()).proposals.map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([['mf-help 1.0.0 → 1.1.0'], ['mf-help 1.0.0 → 1.2.0']]),
  );

  const elsewhere = await liveStore('of another site with the same keys');
  elsewhere.files.set(proposalPath(id), store.readSync(proposalPath(id)) ?? Buffer.alloc(0));
  await expect(approve(elsewhere, keysOf(zhou), id, second)).rejects.toThrow('is overtaken');

  const tomorrow = new Date(now.getTime() + 25 * 3_600_000);
  await expect(approve(store, keysOf(zhou), id, { ...second, now: tomorrow })).rejects.toThrow('has lapsed');
  expect(await open(tomorrow)).toEqual({ proposals: [], refused: [] });

  const file = store.readSync(proposalPath(id))?.toString() ?? '';
  store.files.set(proposalPath(id), Buffer.from(file.replace('1.1.0', '1.2.0')));
  await expect(approve(store, keysOf(zhou), id, second)).rejects.toThrow('its signature does not fit its bytes');
  expect((await open()).refused).toEqual([expect.stringContaining(`The proposal ${id} is refused`)]);
  store.files.set(proposalPath(id), Buffer.from(file));

  const until = new Date(Date.now() + 3_600_000).toISOString();
  await addFreeze(store, keysOf(zhou), {
    from: '2020-01-01T00:00:00.000Z',
    until,
    sections: [],
    reason: '大促',
    by: 'zhou',
  });
  await expect(approve(store, keysOf(zhou), id, second)).rejects.toThrow('Frozen: all sections');
  const meant = await proposed(promote(store, keysOf(lin), { 'mf-help': '1.2.0' }, { ...by, althoughFrozen: true }));
  await approve(store, keysOf(zhou), meant, second);

  await expect(approve(store, keysOf(zhou), other, second)).rejects.toThrow(RevisionMovedError);
  await expect(approve(store, keysOf(zhou), id, second)).rejects.toThrow(
    /is overtaken: it would be revision 2 after what was live then, and revision 2 is live by now, by lin: although frozen/,
  );
  expect(await liveIn(store)).toMatchObject({ version: '1.2.0' });
});

const declaring = (...kinds: ('vanishes' | 'noindex' | 'canonical' | 'forms' | 'loses')[]) => ({
  check: async () => ({
    reports: [sampleReport()],
    reasons: [],
    summary: { pages: 1, browser: null, declared: kinds.map((kind) => `${kind} /help/1`) },
  }),
});

test.each(['vanishes', 'noindex', 'canonical', 'forms'] as const)(
  'R13.78 a declared difference of the kind %s takes two where two owners hold promote keys, whatever the keyring says',
  async (kind) => {
    const store = await liveStore();
    const wanted = { 'mf-help': '1.1.0' };
    const id = await proposed(promote(store, keysOf(lin, 99), wanted, { ...by, ...declaring('loses', kind) }));
    expect((await approve(store, keysOf(zhou, 99), id, second)).revision.gate?.declared).toContain(`${kind} /help/1`);

    const alone = { ...keysOf(lin, 99), trusted: trustedKeys([publisher.entry, lin.entry, linNext.entry]) };
    const single = new MemoryStore();
    await publishVersions(single, alone, 'mf-help', '1.0.0');
    expect((await promote(single, alone, { 'mf-help': '1.0.0' }, { ...by, ...declaring(kind) })).changed).toBe(true);
  },
);

test('R13.78 a lighter one takes one key', async () => {
  const store = await liveStore();
  expect(
    (await promote(store, keysOf(lin, 99), { 'mf-help': '1.1.0' }, { ...by, ...declaring('loses') })).changed,
  ).toBe(true);
});
