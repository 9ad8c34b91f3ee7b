import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCanary } from '../operations/canary';
import { FileStore } from '../store/file-store';
import { readHead } from '../chain/head';
import { releaseFaults } from '../releases/manifest-signature';
import { promote } from '../operations/promote';
import { revisionPath } from '../store/store-paths';
import { bucket, openBucketStore } from '../testing/bucket-store';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { freshKeys } from '../testing/sample-release';
import { fillSampleSite } from '../testing/sample-site';
import { StoreMirror } from './store-mirror';

const keys = freshKeys();
const by = 'lin';
const script = 'remotes/mf-help/1.2.0/client/remoteEntry.js';

afterEach(() => {
  bucket.vast.clear();
  bucket.away = () => false;
});
afterAll(removeFreshFolders);

/** A bucket with two revisions, and a mirror that has copied them. */
async function mirrored() {
  const remote = openBucketStore();
  await fillSampleSite(remote, keys);
  const local = new FileStore(freshFolder());
  const stores = { remote, local, keys: keys.trusted };
  const mirror = new StoreMirror(stores);
  await mirror.survey();
  const faultsOf = (name: string, version: string) => releaseFaults(local, name, version, keys.trusted);
  return { ...stores, mirror, faultsOf };
}

/** Puts other bytes into the place of an object; gives those that were there. */
function change(path: string, bytes: Buffer = Buffer.from('changed')): Buffer {
  const [, stored] = [...bucket.files].findLast(([key]) => key.endsWith(path)) ?? [];
  if (!stored) throw new Error(`The bucket has no ${path}.`);
  const before = stored.bytes;
  stored.bytes = bytes;
  return before;
}

test('R11.24 the copy has the whole chain and, whole, what its newest revision names', async () => {
  const { remote, local, faultsOf } = await mirrored();
  expect(await local.list('revisions')).toEqual([revisionPath(1), revisionPath(2)]);
  expect(local.readSync(revisionPath(2))).toEqual(await remote.read(revisionPath(2)));
  expect([await faultsOf('mf-help', '1.1.0'), await faultsOf('mf-info', '2.0.0')]).toEqual([[], []]);
});

test('R11.27 at rest a look costs the store one request, so ten shells at 500 ms cost it 20 a second', async () => {
  const { mirror } = await mirrored();
  const before = bucket.requests;
  for (let turn = 0; turn < 5; turn += 1) expect(await mirror.poll()).toBe(false);
  expect(bucket.requests - before).toBe(5);
});

test('R11.24 of a new revision only what is new is fetched, the version of a canary too', async () => {
  const { remote, mirror, faultsOf } = await mirrored();
  await startCanary(remote, keys, { remote: 'mf-help', version: '1.2.0', share: 0.1 }, { by });
  const before = bucket.requests;
  expect(await mirror.poll()).toBe(true);
  expect(await faultsOf('mf-help', '1.2.0')).toEqual([]);
  // The revision and the number after it, list and signature, two files: its styles are those of the version before.
  expect(bucket.requests - before).toBe(6);
});

test('what a version has in common with the one before is taken from this disk, and from the store where it was damaged here', async () => {
  const { remote, mirror, local, faultsOf } = await mirrored();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  bucket.away = (key) => key.endsWith('1.2.0/client/page-0.css');
  expect(await mirror.poll()).toBe(true);
  expect(await faultsOf('mf-help', '1.2.0')).toEqual([]);

  bucket.away = () => false;
  writeFileSync(join(local.root, 'remotes/mf-help/1.2.0/client/page-0.css'), 'damaged');
  await promote(remote, keys, { 'mf-help': '1.0.0' }, { by });
  expect(await mirror.poll()).toBe(true);
  expect(await faultsOf('mf-help', '1.0.0')).toEqual([]);
});

test('R11.25 F54: a revision is here after the files of its releases, once the store answers for all of them', async () => {
  const { remote, mirror, local, faultsOf } = await mirrored();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  bucket.away = (key) => key.endsWith('remoteEntry.js');
  await expect(mirror.poll()).rejects.toThrow('status 503');
  expect(local.readSync(revisionPath(3))).toBeNull();

  bucket.away = () => false;
  expect(await mirror.poll()).toBe(true);
  expect(local.readSync(revisionPath(3))).not.toBeNull();
  expect(await faultsOf('mf-help', '1.2.0')).toEqual([]);
});

test('a copy that cannot be written, as on a full disk, is told and no revision counts without it', async () => {
  const remote = openBucketStore();
  await fillSampleSite(remote, keys);
  const local = new FileStore(freshFolder());
  writeFileSync(join(local.root, 'remotes'), 'in the way');
  const mirror = new StoreMirror({ remote, local, keys: keys.trusted });
  await expect(mirror.survey()).rejects.toThrow(local.root);
  expect(await local.list('revisions')).toEqual([]);
});

test('R11.25 a release that is damaged in the store holds no revision back, is told, and comes when it is mended', async () => {
  const { remote, mirror, local, faultsOf } = await mirrored();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  const good = change(script);
  expect(await mirror.poll()).toBe(true);
  expect(local.readSync(revisionPath(3))).not.toBeNull();
  expect(mirror.faults).toEqual([expect.stringContaining('client/remoteEntry.js of mf-help 1.2.0 has 7 bytes')]);
  expect(local.readSync(script)).toBeNull();
  expect(local.readSync('remotes/mf-help/1.2.0/server/routes.cjs')).not.toBeNull();

  change(script, good);
  await mirror.retry();
  expect(mirror.faults).toEqual([]);
  expect(await faultsOf('mf-help', '1.2.0')).toEqual([]);
});

test('a release with a list that nobody signed leaves nothing here', async () => {
  const { remote, mirror, local } = await mirrored();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  change('remotes/mf-help/1.2.0/release.sig');
  await mirror.poll();
  expect(await local.list('remotes/mf-help/1.2.0')).toEqual([]);
  expect(mirror.faults).toEqual(['release.json of mf-help 1.2.0 is refused: its signature is not readable.']);
});

test('a damaged revision is seen here as it is, blocks none behind it, and is mended as in the store', async () => {
  const { remote, mirror, local } = await mirrored();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  const good = change(revisionPath(3));
  await mirror.poll();
  expect(local.readSync(revisionPath(3))?.toString()).toBe('changed');
  const before = bucket.requests;
  expect([await mirror.poll(), bucket.requests - before]).toEqual([false, 1]);
  await promote(remote, keys, { 'mf-help': '1.0.0' }, { by, skipDamaged: true });
  await mirror.poll();
  expect((await readHead(local, keys.trusted)).revision?.sequence).toBe(4);

  change(revisionPath(3), good);
  await mirror.survey();
  expect(local.readSync(revisionPath(3))).toEqual(good);
});

test('F49: a chain that was cut or rewritten in the store is so here, for those who judge it', async () => {
  const { mirror, local } = await mirrored();
  change(revisionPath(2));
  await mirror.survey();
  expect(local.readSync(revisionPath(2))?.toString()).toBe('changed');

  for (const key of bucket.files.keys()) if (key.endsWith(revisionPath(2))) bucket.files.delete(key);
  await mirror.survey();
  expect(await local.list('revisions')).toEqual([revisionPath(1)]);
});

test('a copy from before is completed, and what was damaged on this disk is fetched again', async () => {
  const { remote, local, keys: trusted, faultsOf } = await mirrored();
  writeFileSync(join(local.root, 'remotes/mf-info/2.0.0/server/routes.cjs'), 'damaged');
  expect(await faultsOf('mf-info', '2.0.0')).toHaveLength(1);
  await new StoreMirror({ remote, local, keys: trusted }).survey();
  expect(await faultsOf('mf-info', '2.0.0')).toEqual([]);
});

/** The key of a path in the bucket of the last site. */
function keyOf(path: string): string {
  const [, before] =
    /^(.*)revisions\//.exec([...bucket.files.keys()].findLast((key) => key.includes('/revisions/')) ?? '') ?? [];
  return `${before}${path}`;
}

test('an object longer than any revision is told and not copied, and the promotion that takes its place is', async () => {
  const { remote, local, mirror } = await mirrored();
  bucket.vast.set(keyOf(revisionPath(3)), { bytes: 1_500_000_000, isNamed: true });
  expect(await mirror.poll()).toBe(false);
  expect(mirror.faults).toEqual([
    expect.stringMatching(/^revisions\/00000003\.json of the store s3:\S+ is refused: it has 1500000000 bytes/),
  ]);
  expect(await mirror.survey()).toBe(false);
  expect(await local.list('revisions')).toEqual([revisionPath(1), revisionPath(2)]);

  bucket.vast.clear();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  expect(await mirror.poll()).toBe(true);
  expect([await local.list('revisions'), mirror.faults]).toEqual([[1, 2, 3].map(revisionPath), []]);
});

test('a file of a release that is longer than its list says is a fault of the release, not of the store', async () => {
  const { remote, mirror } = await mirrored();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  bucket.vast.set(keyOf(script), { bytes: 1_500_000_000, isNamed: false });
  expect(await mirror.poll()).toBe(true);
  expect(mirror.faults).toEqual([
    expect.stringMatching(
      /^mf-help 1\.2\.0: remotes\/mf-help\/1\.2\.0\/client\/remoteEntry\.js .* more than \d+ bytes/,
    ),
  ]);
});
