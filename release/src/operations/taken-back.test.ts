import { history } from './history';
import { promote } from './promote';
import { writeRevision } from '../chain/revision';
import { RevisionMovedError } from '../errors/release-error';
import { rollback } from './rollback';
import { revisionPath } from '../store/store-paths';
import { status } from './status';
import { publishVersions } from '../testing/sample-release';
import { verify } from './verify';
import { keys, by, again, siteAfter } from '../testing/rolled-site';

test('what was left is marked, with who, when and why, in status, history and every later revision', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  const { revision } = await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });
  await publishVersions(store, keys, 'mf-info', '1.1.0');
  const later = await promote(store, keys, { 'mf-info': '1.1.0' }, by);

  const [help] = (await status(store, keys.trusted)).remotes;
  expect(help?.bad).toEqual([
    { version: '1.1.0', revision: 4, by: 'wang', at: revision.createdAt, reason: '文档页打不开' },
  ]);
  expect(help).toMatchObject({ version: '1.0.0', rollbackTo: null });
  expect(later.revision.bad).toEqual({ 'mf-help': { '1.1.0': 4 } });
  expect((await history(store, keys.trusted, 2)).map(({ bad }) => bad)).toEqual([[], ['mf-help 1.1.0']]);
});

test('what was taken back is promoted only when that is meant, and is then marked no longer', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });

  await expect(promote(store, keys, { 'mf-help': '1.1.0' }, by)).rejects.toThrow(
    /^mf-help 1\.1\.0 is marked as bad: wang took mf-help 1\.1\.0 back in revision 4, at .*文档页打不开\. .*--although-bad/,
  );
  const { revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, althoughBad: true });
  expect(revision.bad).toBeUndefined();
  expect((await history(store, keys.trusted, 1))[0]?.noLongerBad).toEqual(['mf-help 1.1.0']);
  expect((await status(store, keys.trusted)).remotes[0]).toMatchObject({ bad: [], rollbackTo: '1.0.0' });
});

test('who takes a rollback back marks nothing: neither version was bad', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'wang' });
  await expect(rollback(store, keys, 'mf-help', { ...again, to: '1.1.0' })).rejects.toThrow('is marked as bad: wang');

  const { revision } = await rollback(store, keys, 'mf-help', { ...by, to: '1.1.0', althoughBad: true });

  expect(revision.bad).toBeUndefined();
  expect((await status(store, keys.trusted)).remotes[0]).toMatchObject({ version: '1.1.0', rollbackTo: '1.0.0' });
});

test('a revision that is older than the marks is read as one without any', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  const { bad: _, ...older } = (await rollback(store, keys, 'mf-help', by)).revision;
  const { signature: __, ...body } = older;
  store.files.set(revisionPath(4), writeRevision(body, keys.signing).file);

  expect((await status(store, keys.trusted)).remotes[0]).toMatchObject({ bad: [], rollbackTo: null });
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

const evidence = {
  ...{ kind: 'render', rule: '5 of 50 failed', firstFailureAt: '2026-11-26T10:00:00.000Z', seconds: 3, p: null },
  ...{ subject: { attempts: 50, failures: 5 }, control: { attempts: 50, failures: 0 } },
};

test('a rollback behind that of the guard does not make live what the guard took away, unless that is meant', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'guard', from: '1.1.0', to: '1.0.0', evidence });
  await promote(store, keys, { 'mf-info': '1.0.0' }, by);

  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(RevisionMovedError);
  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(
    /^guard rolled mf-help back .*--to 1\.1\.0 --although-bad/,
  );
  expect(await rollback(store, keys, 'mf-help', { ...by, to: '1.1.0', althoughBad: true })).toMatchObject({
    to: '1.1.0',
  });
  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ to: '1.0.0' });
});
