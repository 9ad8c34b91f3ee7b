import { raiseCanary, startCanary, stopCanaries } from './canary';
import { canariesIn } from '../chain/canary-state';
import { promote } from './promote';
import { publish } from './publish';
import { rollback } from './rollback';
import { sampleRelease } from '../testing/sample-release';
import { verify } from './verify';
import { keys, atNight, by, evidence, wanted, liveStore, changesOf } from '../testing/canary-site';

test('a rollback to an address that a canary has taken ends that canary, says so, and holds up nobody after it', async () => {
  const store = await liveStore();
  const withPage = (name: string, version: string) => sampleRelease({ name, version, paths: [`/${name}`, '/tag'] });
  await publish(store, keys, withPage('mf-info', '1.5.0'), by);
  await publish(store, keys, withPage('mf-help', '2.0.0'), by);
  await promote(store, keys, { 'mf-info': '1.5.0' }, by);
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);
  await startCanary(store, keys, { ...wanted, version: '2.0.0' }, by);

  const { revision, warnings } = await rollback(store, atNight, 'mf-info', by);
  expect(revision.remotes).toMatchObject({
    'mf-info': { version: '1.5.0' },
    'mf-help': { version: '1.0.0', canaryVersion: null, canaryShare: 0 },
  });
  expect(warnings).toEqual([
    expect.stringMatching(/^The canary mf-help 2\.0\.0 with 5 % of the visitors ended with it: \/tag of /),
  ]);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
  expect(await promote(store, keys, { 'mf-help': '1.2.0' }, by)).toMatchObject({ changed: true });
});

test('a rollback key ends a canary, begins and raises none', async () => {
  const store = await liveStore();
  await expect(startCanary(store, atNight, wanted, by)).rejects.toThrow('makes nothing else live');
  await startCanary(store, keys, wanted, by);
  await expect(raiseCanary(store, atNight, { share: 0.25 }, by)).rejects.toThrow('makes nothing else live');

  const { revision } = await stopCanaries(store, atNight, {}, by);
  expect(revision.remotes['mf-help']).toEqual({ version: '1.0.0', canaryVersion: null, canaryShare: 0 });
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
  expect((await changesOf(store)).at(-1)).toBe('canary mf-help 1.1.0 ended');
  expect(await stopCanaries(store, atNight, {}, by)).toMatchObject({ changed: false, canaries: [] });
});

test('a rollback of its section ends a canary, that of another leaves it', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.2.0' }, by);
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);
  await startCanary(store, keys, wanted, by);

  expect(canariesIn((await rollback(store, atNight, 'mf-info', by)).revision)).toEqual([wanted]);
  const { revision } = await rollback(store, atNight, 'mf-help', by);
  expect(revision.remotes['mf-help']).toEqual({ version: '1.0.0', canaryVersion: null, canaryShare: 0 });
});

test('a rollback without a version does not show a canary to everybody that was live before', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await promote(store, keys, { 'mf-help': '1.0.0' }, by);
  await startCanary(store, keys, wanted, by);

  await expect(rollback(store, atNight, 'mf-help', by)).rejects.toThrow(
    'mf-help 1.1.0, which was live before, is the canary now: npm run release -- canary mf-help --stop',
  );
  expect(await rollback(store, atNight, 'mf-help', { ...by, to: '1.1.0' })).toMatchObject({ to: '1.1.0' });
});

test('a version that was taken back is shown to nobody as a canary, unless that is meant', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });

  await expect(startCanary(store, keys, wanted, by)).rejects.toThrow(
    /^mf-help 1\.1\.0 is marked as bad: wang took mf-help 1\.1\.0 back in revision \d.*文档页打不开/,
  );
  expect((await startCanary(store, keys, wanted, { ...by, althoughBad: true })).changed).toBe(true);
});

test('what a guard ended as a canary is refused to all and to some, until somebody means it all the same', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);
  await stopCanaries(store, atNight, { remote: 'mf-help' }, { by: 'guard', reason: 'it broke.', evidence });
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);
  const says =
    /^mf-help 1\.1\.0 failed as a canary: guard ended it in revision 3, at .*Z: it broke\. Nothing was changed\./;
  await expect(promote(store, keys, { 'mf-help': '1.1.0' }, by)).rejects.toThrow(says);
  await expect(startCanary(store, keys, wanted, by)).rejects.toThrow(says);

  await startCanary(store, keys, wanted, { ...by, althoughBad: true });
  await stopCanaries(store, keys, {}, by);
  const { revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  expect(revision.remotes['mf-help']?.version).toBe('1.1.0');
});

test('a canary that went with a rollback of what was live did not fail itself', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.2.0' }, by);
  await startCanary(store, keys, wanted, by);
  await rollback(store, atNight, 'mf-help', { by: 'guard', reason: 'it broke', evidence });

  expect((await startCanary(store, keys, wanted, by)).changed).toBe(true);
});
