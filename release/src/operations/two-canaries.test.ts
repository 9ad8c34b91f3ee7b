import { raiseCanary, startCanary, stopCanaries } from './canary';
import { canariesIn } from '../chain/canary-state';
import { promote } from './promote';
import { publish } from './publish';
import { sampleRelease } from '../testing/sample-release';
import { verify } from './verify';
import { keys, atNight, by, wanted, liveStore, changesOf, ofInfo } from '../testing/canary-site';

test('R13.68 a section has one canary at a time, and the refusal names it', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);

  await expect(startCanary(store, keys, { ...wanted, version: '1.2.0' }, by)).rejects.toThrow(
    'mf-help 1.1.0 with 5 % of the visitors is the canary of mf-help. Raise it with canary mf-help --raise',
  );
  await expect(startCanary(store, keys, { ...wanted, share: 0.1 }, by)).rejects.toThrow('is the canary already');
  expect(await store.list('revisions')).toHaveLength(2);
});

test('R13.68 canaries of two sections begin, grow and end without a word to each other', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);
  const { revision } = await startCanary(store, keys, ofInfo, by);
  expect(canariesIn(revision)).toEqual([wanted, ofInfo]);

  await expect(raiseCanary(store, keys, { share: 0.25 }, by)).rejects.toThrow(
    '2 canaries run: mf-help 1.1.0, mf-info 1.1.0. Say which section.',
  );
  const raised = await raiseCanary(store, keys, { remote: 'mf-info', share: 0.25 }, by);
  expect(canariesIn(raised.revision)).toEqual([wanted, { ...ofInfo, share: 0.25 }]);
  const ended = await stopCanaries(store, atNight, { remote: 'mf-help' }, by);
  expect(ended).toMatchObject({ changed: true, canaries: [wanted] });
  expect(canariesIn(ended.revision)).toEqual([{ ...ofInfo, share: 0.25 }]);
  const promoted = await promote(store, keys, { 'mf-help': '1.2.0' }, by);
  expect(canariesIn(promoted.revision)).toEqual([{ ...ofInfo, share: 0.25 }]);
  expect((await changesOf(store)).slice(1)).toEqual([
    'canary mf-help 1.1.0 at 5 %',
    'canary mf-info 1.1.0 at 10 %',
    'canary mf-info 1.1.0 10 % → 25 %',
    'canary mf-help 1.1.0 ended',
    'mf-help 1.0.0 → 1.2.0',
  ]);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

test('every canary ends in one revision where that is said; another version than the one that runs ends none', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);
  await startCanary(store, keys, ofInfo, by);

  const other = await stopCanaries(store, atNight, { remote: 'mf-help', version: '1.2.0' }, by);
  expect(other).toMatchObject({ changed: false, canaries: [] });
  await expect(stopCanaries(store, atNight, {}, by)).rejects.toThrow(
    '2 canaries run: mf-help 1.1.0, mf-info 1.1.0. Say which section, or --all.',
  );
  const { revision } = await stopCanaries(store, atNight, { all: true }, by);
  expect([revision.sequence, canariesIn(revision)]).toEqual([4, []]);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

test('two canaries that have one address are refused: some visitor would be in both', async () => {
  const store = await liveStore();
  const withPage = (name: string) => sampleRelease({ name, version: '2.0.0', paths: [`/${name}`, '/new'] });
  await publish(store, keys, withPage('mf-help'), by);
  await publish(store, keys, withPage('mf-info'), by);
  await startCanary(store, keys, { ...wanted, version: '2.0.0' }, by);

  await expect(startCanary(store, keys, { ...ofInfo, version: '2.0.0' }, by)).rejects.toThrow(
    '/new of mf-info 2.0.0 is the same address as /new of mf-help 2.0.0',
  );
});

test('a version of another section that takes an address of the canary is not promoted', async () => {
  const store = await liveStore();
  const withPage = (name: string, version: string) => sampleRelease({ name, version, paths: [`/${name}`, '/new'] });
  await publish(store, keys, withPage('mf-help', '2.0.0'), by);
  await publish(store, keys, withPage('mf-info', '2.0.0'), by);
  await startCanary(store, keys, { ...wanted, version: '2.0.0' }, by);

  await expect(promote(store, keys, { 'mf-info': '2.0.0' }, by)).rejects.toThrow(
    '/new of mf-info 2.0.0 is the same address as /new of mf-help 2.0.0',
  );
  await expect(promote(store, keys, { 'mf-info': '2.0.0' }, by)).rejects.toThrow(
    'mf-help 2.0.0 with 5 % of the visitors is a canary: npm run release -- canary mf-help --stop ends it.',
  );
  await stopCanaries(store, keys, {}, by);
  expect(await promote(store, keys, { 'mf-info': '2.0.0' }, by)).toMatchObject({ changed: true });
});
