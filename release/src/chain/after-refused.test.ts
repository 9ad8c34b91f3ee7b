import { revisionHash } from './revision';
import { readNewest } from './revision-chain';
import { revisionPath } from '../store/store-paths';
import { trusted, add, atNight, first, second, third, chain, faultOfNewest } from '../testing/ruled-chain';

test('a refused revision is not made good by others behind it that change nothing more', async () => {
  const store = chain();
  const evil = { ...third, 'mf-help': '6.6.6' };
  add(store, { ...atNight, remotes: evil, restores: { 'mf-help': 3 } });
  add(store, { ...atNight, remotes: evil });
  expect(await faultOfNewest(store)).not.toBe('');
  // More than any reader looks back.
  for (let count = 0; count < 33; count += 1) add(store, { ...atNight, remotes: evil });
  expect(await faultOfNewest(store)).not.toBe('');
  const before = store.readSync(revisionPath(3)) ?? Buffer.alloc(0);
  add(store, { remotes: second, previousHash: revisionHash(before) });
  expect(await faultOfNewest(store)).toBe('');
});

test('a rollback key signs 32 revisions in a row, and then a promote key has to', () => {
  const store = chain();
  for (let count = 0; count < 32; count += 1) add(store, { ...atNight, remotes: third });
  expect(readNewest(store, trusted, 34)).toMatchObject({ revision: { sequence: 35 }, problems: [] });
  add(store, { ...atNight, remotes: third });
  const [problem] = readNewest(store, trusted, 35).problems;
  expect(problem?.reason).toContain('it does not follow the last good revision');
});

test('behind a damaged file a rollback key follows the last good one, and nothing that cannot be read', async () => {
  const back = { ...atNight, remotes: second, restores: { 'mf-help': 2 } };
  const last = revisionHash(chain().readSync(revisionPath(3)) ?? Buffer.alloc(0));
  const damaged = chain();
  damaged.files.set(revisionPath(4), Buffer.from('{'));
  add(damaged, { ...back, previousHash: last });
  expect(await faultOfNewest(damaged)).toBe('');

  const forged = chain();
  forged.files.set(revisionPath(4), Buffer.from('{'));
  add(forged, back);
  expect(await faultOfNewest(forged)).toContain('it does not follow the last good revision');
});

test('a reader that begins behind a refused revision takes in the one that follows the last good one', () => {
  const store = chain();
  const last = revisionHash(store.readSync(revisionPath(3)) ?? Buffer.alloc(0));
  add(store, { ...atNight, remotes: { ...third, 'mf-help': '6.6.6' } });
  add(store, { remotes: second, previousHash: last });
  expect(readNewest(store, trusted, 4)).toMatchObject({ revision: { sequence: 5 }, problems: [] });
});

test('a command finds what a rollback names, however far back it was promoted', async () => {
  const store = chain();
  for (let count = 0; count < 40; count += 1) add(store, { remotes: third });
  add(store, { ...atNight, remotes: first, restores: { 'mf-help': 1 } });
  expect(await faultOfNewest(store)).toBe('');
});
