import type { MemoryStore } from '../store/memory-store';
import {
  publisher,
  night,
  type Remotes,
  type Step,
  add,
  atNight,
  first,
  second,
  third,
  chain,
  faultOfNewest,
} from '../testing/ruled-chain';

test('a rollback key returns a remote to what a promote key made live, however often in a row', async () => {
  const store = chain();
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 } });
  expect(await faultOfNewest(store)).toBe('');

  add(store, { ...atNight, remotes: first, restores: { 'mf-help': 1 } });
  expect(await faultOfNewest(store)).toBe('');

  add(store, { remotes: third });
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 } });
  expect(await faultOfNewest(store)).toBe('');
});

const canary = { version: '1.1.0', canaryVersion: '1.2.0', canaryShare: 0.5 };

test.each<[string, Partial<Step>, string]>([
  ['names no revision', { remotes: second }, 'it names no earlier revision with mf-help 1.1.0'],
  ['names itself', { remotes: second, restores: { 'mf-help': 4 } }, 'it names no earlier revision with mf-help 1.1.0'],
  [
    'names one with another version',
    { remotes: second, restores: { 'mf-help': 1 } },
    'revision 1, which it names for mf-help 1.1.0, did not make that live',
  ],
  [
    'makes live what never was',
    { remotes: { ...third, 'mf-help': '6.6.6' }, restores: { 'mf-help': 3 } },
    'revision 3, which it names for mf-help 6.6.6, did not make that live',
  ],
  [
    'changes a second remote beside',
    { remotes: { 'mf-help': '1.1.0', 'mf-info': '6.6.6' }, restores: { 'mf-help': 2 } },
    'it names no earlier revision with mf-info 6.6.6',
  ],
  [
    'adds a remote',
    { remotes: { ...second, 'mf-new': '1.0.0' }, restores: { 'mf-help': 2 } },
    'it names no earlier revision with mf-new 1.0.0',
  ],
  ['drops a remote', { remotes: { 'mf-help': '1.1.0' }, restores: { 'mf-help': 2 } }, 'it drops mf-info'],
  [
    'drops a remote that was there from the beginning',
    { remotes: { 'mf-help': '1.1.0' }, restores: { 'mf-help': 2, 'mf-info': 1 } },
    'it drops mf-info',
  ],
  [
    'marks what it does not leave',
    { remotes: second, restores: { 'mf-help': 2 }, bad: { 'mf-info': { '1.0.0': 4 } } },
    'it marks mf-info 1.0.0 as bad, which it does not leave',
  ],
  [
    'marks in the name of another revision',
    { remotes: second, restores: { 'mf-help': 2 }, bad: { 'mf-help': { '1.2.0': 3 } } },
    'it marks mf-help 1.2.0 as bad, which it does not leave',
  ],
  [
    'begins a canary',
    { remotes: { ...third, 'mf-help': canary }, restores: { 'mf-help': 2 } },
    'it begins a canary of mf-help',
  ],
  [
    'follows another revision than the last',
    { remotes: second, restores: { 'mf-help': 2 }, previousHash: '0'.repeat(64) },
    'another history',
  ],
])('a revision by a rollback key that %s is refused by every reader', async (_what, change, reason) => {
  const store = chain();
  add(store, { ...atNight, remotes: first, ...change });
  expect(await faultOfNewest(store)).toContain(reason);
});

test('a rollback key marks what it leaves, and takes the mark from what it makes live alone', async () => {
  const store = chain();
  const bad = { 'mf-help': { '1.2.0': 4 } };
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 }, bad });
  expect(await faultOfNewest(store)).toBe('');
  add(store, { ...atNight, remotes: third, restores: { 'mf-help': 3 } });
  expect(await faultOfNewest(store)).toBe('');

  const forged = chain();
  add(forged, { ...atNight, remotes: second, restores: { 'mf-help': 2 }, bad });
  add(forged, { ...atNight, remotes: first, restores: { 'mf-help': 1 } });
  expect(await faultOfNewest(forged)).toContain('it takes the mark from mf-help 1.2.0, which it does not make live');
});

/** mf-new took an address over from mf-help in one revision, 4. */
function movedPage(): MemoryStore {
  const store = chain();
  add(store, { remotes: { ...third, 'mf-help': '1.3.0', 'mf-new': '1.0.0' } });
  return store;
}

test('a rollback key undoes a revision that moved a page: one section goes back, and the new one goes', async () => {
  const store = movedPage();
  add(store, { ...atNight, remotes: third, restores: { 'mf-help': 3, 'mf-new': 4 } });
  expect(await faultOfNewest(store)).toBe('');
});

test('a section that had another version since is not dropped by a rollback key', async () => {
  const store = movedPage();
  add(store, { remotes: { ...third, 'mf-new': '1.1.0' } });
  add(store, { ...atNight, remotes: third, restores: { 'mf-new': 4 } });
  expect(await faultOfNewest(store)).toContain('it drops mf-new');
});

const halfWay = { ...third, 'mf-help': { version: '1.2.0', canaryVersion: '1.3.0', canaryShare: 0.05 } };

test('a rollback key may end a canary, and needs to name no revision for it', async () => {
  const store = chain();
  add(store, { remotes: halfWay });
  add(store, { ...atNight, remotes: third });
  expect(await faultOfNewest(store)).toBe('');
});

test.each<[string, Remotes, string]>([
  ['makes its version live', { ...third, 'mf-help': '1.3.0' }, 'it names no earlier revision with mf-help 1.3.0'],
  [
    'raises it',
    { ...third, 'mf-help': { version: '1.2.0', canaryVersion: '1.3.0', canaryShare: 0.5 } },
    'it changes the canary of mf-help',
  ],
  [
    'shows another version',
    { ...third, 'mf-help': { version: '1.2.0', canaryVersion: '6.6.6', canaryShare: 0.05 } },
    'it changes the canary of mf-help',
  ],
  [
    'leaves a share without a version',
    { ...third, 'mf-help': { version: '1.2.0', canaryVersion: null, canaryShare: 0.05 } },
    'it changes the canary of mf-help',
  ],
])('while a canary runs, a revision by a rollback key that %s is refused', async (_what, remotes, reason) => {
  const store = chain();
  add(store, { remotes: halfWay });
  add(store, { ...atNight, remotes });
  expect(await faultOfNewest(store)).toContain(reason);
});

test('the sentence names the revision, what it did and whose key it was', async () => {
  const store = chain();
  add(store, { ...atNight, remotes: { ...third, 'mf-help': '6.6.6' }, restores: { 'mf-help': 3 } });
  expect(await faultOfNewest(store)).toBe(
    'Revision 4 is refused: revision 3, which it names for mf-help 6.6.6, did not make that live, ' +
      `and the rollback key ${night.key.id} of night-shift only returns to what was live.`,
  );
});

test('what a rollback key returned to is no promotion that another one may name', async () => {
  const store = chain();
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 } });
  add(store, { remotes: third });
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 4 } });
  expect(await faultOfNewest(store)).toContain('revision 4, which it names for mf-help 1.1.0, did not make that live');
});

test('a revision signed by a publish key is refused', async () => {
  const store = chain();
  add(store, { key: publisher.key, remotes: first });
  expect(await faultOfNewest(store)).toContain('of development, which may not sign a revision');
});
