import { history } from './history';
import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { publish } from './publish';
import { RevisionMovedError } from '../errors/release-error';
import { rollback } from './rollback';
import { status } from './status';
import { publishVersions, sampleRelease } from '../testing/sample-release';
import { keys, by, again, siteAfter } from '../testing/rolled-site';

test('a rollback is a new revision with the version before, and touches no other remote', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');

  const result = await rollback(store, keys, 'mf-help', by);

  expect(result).toMatchObject({ changed: true, from: '1.1.0', to: '1.0.0', warnings: [] });
  expect(result.revision).toMatchObject({ sequence: 4, reason: 'roll back mf-help from 1.1.0 to 1.0.0' });
  expect(result.revision.remotes['mf-info']?.version).toBe('1.0.0');
  expect(await store.list('revisions')).toHaveLength(4);
});

test('the version before is found behind revisions that changed only other remotes', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await publishVersions(store, keys, 'mf-info', '1.1.0');
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);

  expect(await rollback(store, keys, 'mf-help', by)).toMatchObject({ to: '1.0.0' });
});

test('--to chooses any version that was live before', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');

  expect(await rollback(store, keys, 'mf-help', { ...by, to: '1.0.0', reason: '首页打不开' })).toMatchObject({
    to: '1.0.0',
    revision: { sequence: 5, reason: '首页打不开' },
  });
  expect(await rollback(store, keys, 'mf-help', { ...by, to: '1.0.0' })).toMatchObject({ changed: false });
});

test('a second rollback goes further back, and never to what the first left', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');
  await rollback(store, keys, 'mf-help', by);
  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ from: '1.1.0', to: '1.0.0' });

  await expect(rollback(store, keys, 'mf-help', again)).rejects.toThrow(
    /^mf-help 1\.0\.0 has nothing before it but what was taken back: lin took mf-help 1\.1\.0 back in revision 6, .* --to 1\.1\.0 --although-bad$/,
  );
});

test('what a rollback jumped over is not returned to: somebody left it out', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0', '1.3.0');
  await rollback(store, keys, 'mf-help', { ...by, to: '1.1.0' });

  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ from: '1.1.0', to: '1.0.0' });
});

test('behind a new promotion the version before it is found, not the one that was taken back', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await publishVersions(store, keys, 'mf-help', '1.2.0');
  await rollback(store, keys, 'mf-help', by);
  await promote(store, keys, { 'mf-help': '1.2.0' }, by);

  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ from: '1.2.0', to: '1.0.0' });
});

test('F20: of two operators who roll back at once the second does not undo what the first did', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });

  await expect(rollback(store, keys, 'mf-help', { by: 'li', now: minutes(0) })).rejects.toThrow(RevisionMovedError);
  await expect(rollback(store, keys, 'mf-help', { by: 'li', now: minutes(0.05) })).rejects.toThrow(
    /^wang rolled mf-help back [34] s ago, from 1\.2\.0 to 1\.1\.0, in revision 5 \(.*\): 文档页打不开\. Nothing was changed\. --again/,
  );
  await expect(rollback(store, keys, 'mf-help', { by: 'li', to: '1.0.0' })).rejects.toThrow('wang rolled mf-help back');
  expect(await rollback(store, keys, 'mf-help', { by: 'li', to: '1.1.0' })).toMatchObject({ changed: false });
  expect(await rollback(store, keys, 'mf-help', { by: 'li', now: minutes(61) })).toMatchObject({ to: '1.0.0' });
});

test('status shows the rollback target in advance', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');
  const [help, info] = (await status(store, keys.trusted)).remotes;
  expect(help).toMatchObject({ version: '1.2.0', sinceRevision: 4, rollbackTo: '1.1.0' });
  expect(info).toMatchObject({ version: '1.0.0', sinceRevision: 1, rollbackTo: null });

  expect(await rollback(store, keys, 'mf-help', by)).toMatchObject({ to: help?.rollbackTo });
});

test.each([
  ['an unknown remote', 'mf-hlep', {}, 'No remote called mf-hlep is live; live are: mf-help, mf-info.'],
  ['a name of every object', 'constructor', {}, 'No remote called constructor is live'],
  ['a remote with one version', 'mf-info', {}, 'mf-info was never live in another version than 1.0.0'],
  ['an unknown version', 'mf-help', { to: '0.1.0' }, 'mf-help has no version 0.1.0; published are:'],
  ['a malformed version', 'mf-help', { to: 'latest' }, '"latest" is no version'],
])('%s is refused in one sentence', async (_what, name, options, sentence) => {
  const store = await siteAfter('1.0.0', '1.1.0');

  await expect(rollback(store, keys, name, { ...by, ...options })).rejects.toThrow(sentence);
  expect(await store.list('revisions')).toHaveLength(3);
});

test('a version that was never live is promoted, not rolled back to', async () => {
  const store = await siteAfter('1.0.0');
  await publishVersions(store, keys, 'mf-help', '1.5.0');

  await expect(rollback(store, keys, 'mf-help', { ...by, to: '1.5.0' })).rejects.toThrow(
    'mf-help 1.5.0 was never live, so it is no rollback: promote it instead.',
  );
});

test('nothing to roll back on an empty site', async () => {
  await expect(rollback(new MemoryStore(), keys, 'mf-help', by)).rejects.toThrow('Nothing is live yet');
});

test('a target whose files are damaged is refused, for a shell would refuse it too', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  store.files.set('remotes/mf-help/1.0.0/server/routes.cjs', Buffer.from("exports.routes = ['6.6.6'];"));

  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(
    'server/routes.cjs of mf-help 1.0.0 was changed: its SHA-384 differs.',
  );
});

test('the fault of another remote is a warning and does not stop the rollback', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  store.files.delete('remotes/mf-info/1.0.0/release.json');

  expect(await rollback(store, keys, 'mf-help', by)).toMatchObject({
    changed: true,
    warnings: ['mf-info 1.0.0 is not in the store, or half-written: it has no release.json.'],
  });
});

test('an address that another remote took over meanwhile is refused with the way out', async () => {
  const store = new MemoryStore();
  const steps = [
    ['mf-help', '1.0.0', '/tag'],
    ['mf-help', '1.1.0', '/help'],
    ['mf-info', '1.0.0', '/tag'],
  ] as const;
  for (const [name, version, path] of steps) {
    await publish(store, keys, sampleRelease({ name, version, paths: [path] }), by);
    await promote(store, keys, { [name]: version }, by);
  }

  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(
    /^\/tag of mf-help 1\.0\.0 is the same address as \/tag of mf-info 1\.0\.0; .* mf-info 1\.0\.0 is live since revision 3, by lin at .* npm run release -- rollback mf-help mf-info$/,
  );
});

test('history shows what each revision changed, and lists damaged files without stopping at them', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'chen', reason: '文档打不开' });
  store.files.set('revisions/00000002.json', Buffer.from('{"sequence":'));

  const entries = await history(store, keys.trusted, 20);

  expect(entries.map(({ sequence, by: who, changes }) => [sequence, who, changes])).toEqual([
    [4, 'chen', ['mf-help 1.1.0 → 1.0.0']],
    [3, 'lin', ['mf-help – → 1.1.0']],
    [2, '', []],
    [1, 'lin', ['mf-info – → 1.0.0']],
  ]);
  expect(entries[2]?.problem).toBe('Revision 2 is not whole JSON: it is cut off or damaged.');
  expect(await history(store, keys.trusted, 1)).toMatchObject([{ sequence: 4, changes: ['mf-help 1.1.0 → 1.0.0'] }]);
});
