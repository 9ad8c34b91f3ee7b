import { readHead } from '../chain/head';
import { CheckFailedError, RevisionMovedError, StoreAwayError } from '../errors/release-error';
import { MemoryStore } from '../store/memory-store';
import { freshKey, keysOf, publishVersions } from '../testing/sample-release';
import { raiseCanary, startCanary, stopCanaries } from './canary';
import type { GateCheck } from './check-candidate';
import { promote } from './promote';
import { rollback } from './rollback';

const keys = keysOf(freshKey('publish'), freshKey('promote', { owner: 'lin' }));
const by = { by: 'lin' };
const others = { by: 'wang' };

let store: MemoryStore;
let said: string[];
let asked: Record<string, string>[];

beforeEach(async () => {
  [store, said, asked] = [new MemoryStore(), [], []];
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await publishVersions(store, keys, 'mf-info', '1.0.0', '1.1.0', '1.2.0');
  await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, by);
  await startCanary(store, keys, { remote: 'mf-info', version: '1.1.0', share: 0.1 }, by);
});

const say = (line: string) => void said.push(line);
const head = async () => (await readHead(store, keys.trusted)).revision;
const infoTo = (version: string) => promote(store, keys, { 'mf-info': version }, others);
const stopOfInfo = () => stopCanaries(store, keys, { remote: 'mf-info' }, { ...others, reason: '先停' });

/** A gate that finds nothing, while `meanwhile` happens at its first looks, one each. */
function gateDuring(...meanwhile: (() => Promise<unknown>)[]): GateCheck {
  return async (candidate) => {
    asked.push(candidate);
    await meanwhile.shift()?.();
    return { reports: [], reasons: [], summary: { pages: asked.length, browser: null } };
  };
}

test('R13.118 a canary of another section that ends during the gate holds up no promotion, and nothing is checked twice', async () => {
  const check = gateDuring(stopOfInfo);
  const { revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check, say });
  expect(revision).toMatchObject({
    sequence: 4,
    remotes: { 'mf-help': { version: '1.1.0' }, 'mf-info': { version: '1.0.0', canaryVersion: null } },
    gate: { pages: 1 },
  });
  expect(asked).toHaveLength(1);
  expect(said).toEqual([
    'Revision 3, by wang (先停), came meanwhile and changed nothing that was checked: this goes on behind it.',
  ]);
});

test('R13.118 where another section has another version now, the set is checked again by itself', async () => {
  const check = gateDuring(() => infoTo('1.1.0'));
  const { revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check, say });
  expect(asked).toEqual([
    { 'mf-help': '1.1.0', 'mf-info': '1.0.0' },
    { 'mf-help': '1.1.0', 'mf-info': '1.1.0' },
  ]);
  expect(revision).toMatchObject({ sequence: 4, remotes: { 'mf-info': { version: '1.1.0' } }, gate: { pages: 2 } });
  expect(said).toEqual([expect.stringMatching(/^Revision 3, by wang .* so it is checked again/)]);
});

test('R13.118 what the second check refuses is not promoted', async () => {
  const first = gateDuring(() => infoTo('1.1.0'));
  const check: GateCheck = async (candidate, changed) => {
    const result = await first(candidate, changed);
    return asked.length > 1 ? { ...result, reasons: ['no h1'] } : result;
  };
  await expect(promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check })).rejects.toThrow(CheckFailedError);
  expect(await head()).toMatchObject({ sequence: 3 });
});

test('R13.118 after three checks it gives up, and says so', async () => {
  const versions = ['1.1.0', '1.2.0', '1.1.0', '1.2.0'];
  const check: GateCheck = gateDuring(
    ...versions.map((version) => () => promote(store, keys, { 'mf-info': version }, { ...others, althoughBad: true })),
  );
  const more: GateCheck = async (candidate, changed) => {
    const result = await check(candidate, changed);
    if (asked.length === 3) await promote(store, keys, { 'mf-mobile': '1.0.0' }, others);
    return result;
  };
  await publishVersions(store, keys, 'mf-mobile', '1.0.0');
  const lost = promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check: more, say });
  await expect(lost).rejects.toThrow(RevisionMovedError);
  await expect(lost).rejects.toThrow('It was checked 3 times');
  expect([asked.length, (await head())?.remotes['mf-help']?.version]).toEqual([3, '1.0.0']);
});

test.each([
  ['a promotion', () => promote(store, keys, { 'mf-help': '1.2.0' }, others)],
  ['a canary', () => startCanary(store, keys, { remote: 'mf-help', version: '1.2.0', share: 0.1 }, others)],
])('R13.118 %s of the same section meanwhile is somebody else’s turn', async (_, other) => {
  const lost = promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check: gateDuring(other), say });
  await expect(lost).rejects.toThrow(RevisionMovedError);
  await expect(lost).rejects.toThrow('wang (');
  expect([await head(), said]).toMatchObject([{ sequence: 3, by: 'wang' }, []]);
});

test('R13.118 a canary begins and grows all the same, and one of its section that ended meanwhile is not begun anew', async () => {
  const help = { remote: 'mf-help', version: '1.1.0', share: 0.1 };
  const begun = await startCanary(store, keys, help, { ...by, check: gateDuring(stopOfInfo) });
  expect(begun.revision).toMatchObject({ sequence: 4, remotes: { 'mf-help': { canaryShare: 0.1 } } });
  const grown = await raiseCanary(store, keys, { share: 0.2 }, { ...by, check: gateDuring(() => infoTo('1.2.0')) });
  expect(grown.revision).toMatchObject({
    sequence: 6,
    remotes: { 'mf-help': { canaryShare: 0.2 }, 'mf-info': { version: '1.2.0' } },
  });
  const ended = () => stopCanaries(store, keys, { remote: 'mf-help' }, others);
  const lost = raiseCanary(store, keys, { share: 0.3 }, { ...by, check: gateDuring(ended) });
  await expect(lost).rejects.toThrow(RevisionMovedError);
});

test('R13.118 without a gate several who promote at once all go live, each behind the other', async () => {
  const promoted = await Promise.all([
    promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, ungated: 'x', say }),
    infoTo('1.2.0'),
  ]);
  expect(promoted.map(({ revision }) => revision.sequence).sort()).toEqual([3, 4]);
  expect(await head()).toMatchObject({
    sequence: 4,
    remotes: { 'mf-help': { version: '1.1.0' }, 'mf-info': { version: '1.2.0' } },
  });
});

test('R13.118 a rollback of another section during the gate counts too: the set is checked as it is then', async () => {
  await stopOfInfo();
  await infoTo('1.2.0');
  const check = gateDuring(() => rollback(store, keys, 'mf-info', others));
  await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check });
  expect(asked.map((one) => one['mf-info'])).toEqual(['1.2.0', '1.0.0']);
});

test('R13.116 a disk that goes away during the gate gets no second chain', async () => {
  const empty = async () => {
    for (const path of await store.list('revisions')) store.files.delete(path);
  };
  const lost = promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check: gateDuring(empty) });
  await expect(lost).rejects.toThrow(StoreAwayError);
  await expect(lost).rejects.toThrow('The store had revision 2, and ends at 0 now');
  expect(await store.list('revisions')).toEqual([]);
});
