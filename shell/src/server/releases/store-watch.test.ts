import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { MemoryStore } from '@site/release/store/memory-store';
import { StoreMirror } from '@site/release/mirror/store-mirror';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { freshKeys, publishVersions, sampleRelease } from '@site/release/testing/sample-release';
import { fillSampleSite } from '@site/release/testing/sample-site';
import { Alarms } from './alarms';
import { Lineage } from './lineage';
import { StoreWatch } from './store-watch';

const keys = freshKeys();
const by = 'lin';
let root: string;
const watches: StoreWatch[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
});

afterEach(async () => {
  for (const watch of watches.splice(0)) await watch.stop();
  rmSync(root, { recursive: true, force: true });
});

/** A store that can be away. */
class DistantStore extends MemoryStore {
  away = false;

  override async read(file: string): Promise<Buffer | null> {
    if (this.away) throw new Error('The store s3://site does not answer.');
    return super.read(file);
  }

  override async list(folder: string): Promise<string[]> {
    if (this.away) throw new Error('The store s3://site does not answer.');
    return super.list(folder);
  }
}

/** A machine of a shell 2.0.0 that follows a store; opened again, it has what it copied before. */
function machine(remote: DistantStore) {
  const store = new FileStore(path.join(root, 'mirror'));
  const alarms = new Alarms({ error: () => undefined });
  const seen = { changes: 0 };
  const source = { store, keys: keys.trusted };
  const watch = new StoreWatch({
    name: 's3://site',
    mirror: new StoreMirror({ remote, local: store, keys: keys.trusted }),
    source,
    copy: store,
    alarms,
    log: { warn: () => undefined, error: () => undefined },
    shells: ['2.0.0', '2.0.0-react.19.9'],
    lineage: new Lineage(source),
    sequence: () => 2,
    changed: () => void (seen.changes += 1),
    rest: { quiet: 0, longest: 0 },
  });
  watches.push(watch);
  return { watch, store, seen, reported: () => alarms.list().map(({ text }) => text) };
}

async function site(): Promise<DistantStore> {
  const remote = new DistantStore();
  await fillSampleSite(remote, keys);
  return remote;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
}

test('R11.29 after the start what is in the store is here, and what a rollback leads to follows', async () => {
  const { watch, store, reported } = machine(await site());
  await watch.start();
  expect(store.readSync('revisions/00000002.json')).not.toBeNull();
  await until(() => store.readSync('remotes/mf-help/1.0.0/release.json') !== null);
  expect(store.readSync('remotes/mf-help/1.2.0/release.json')).toBeNull();
  expect(reported()).toEqual([]);
});

test('R11.28 who is told of a new revision has it at once', async () => {
  const remote = await site();
  const { watch, store, seen } = machine(remote);
  await watch.start();
  const before = seen.changes;
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by });
  await Promise.all([watch.notify(), watch.notify()]);
  expect(store.readSync('revisions/00000003.json')).not.toBeNull();
  expect(seen.changes - before).toBe(1);
});

test('R11.26 F54: without the store a start uses the copy from before; health says so until the store is back', async () => {
  const remote = await site();
  const first = machine(remote);
  await first.watch.start();
  await first.watch.stop();
  remote.away = true;
  const { watch, store, reported } = machine(remote);
  await watch.start();
  expect(store.readSync('revisions/00000002.json')).not.toBeNull();
  expect(reported()).toEqual([]);
  await watch.notify();
  expect(reported()).toEqual([
    expect.stringMatching(
      /^What is new in the store s3:\/\/site does not reach this shell since \S+, which serves its copy: The store/,
    ),
  ]);

  remote.away = false;
  await watch.notify();
  expect(reported()).toEqual([]);
});

test('F54: a first start without the store ends, and the first answer brings everything', async () => {
  const remote = await site();
  remote.away = true;
  const { watch, store, seen } = machine(remote);
  await watch.start();
  expect(seen.changes).toBe(0);
  remote.away = false;
  await watch.notify();
  expect([seen.changes, await store.list('revisions')]).toEqual([
    1,
    ['revisions/00000001.json', 'revisions/00000002.json'],
  ]);
});

test('R11.32 a shell that is not in the store says so, and what puts it there', async () => {
  const remote = await site();
  const { watch } = machine(remote);
  await watch.start();
  expect(watch.warnings).toEqual([
    expect.stringMatching(/^The shell 2\.0\.0 runs and is not in the store s3:\/\/site, .* release -- publish shell/),
    expect.stringMatching(/^The shell 2\.0\.0-react\.19\.9 runs and is not in the store/),
  ]);
  // In its other line it is not there either.
  await publish(remote, keys, sampleRelease({ name: 'shell', version: '2.0.0' }), { by });
  const half = machine(remote);
  await half.watch.start();
  expect(half.watch.warnings).toEqual([expect.stringMatching(/^The shell 2\.0\.0-react\.19\.9 runs and is not in/)]);
  await publish(remote, keys, sampleRelease({ name: 'shell', version: '2.0.0-react.19.9' }), { by });
  const next = machine(remote);
  await next.watch.start();
  expect(next.watch.warnings).toEqual([]);
});

test('a copy that was made 30 days ago and is in no lineage goes; what is live stays', async () => {
  const remote = await site();
  await publishVersions(remote, keys, 'mf-old', '1.0.0');
  const { store } = machine(remote);
  const mirror = new StoreMirror({ remote, local: store, keys: keys.trusted });
  await mirror.releases.copy('mf-old', '1.0.0');
  await mirror.survey();
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  for (const release of ['mf-old/1.0.0', 'mf-help/1.1.0'])
    utimesSync(path.join(store.root, 'remotes', release, 'release.json'), longAgo, longAgo);
  const { watch } = machine(remote);
  await watch.start();
  await until(() => store.readSync('remotes/mf-old/1.0.0/release.json') === null);
  expect(store.readSync('remotes/mf-help/1.1.0/release.json')).not.toBeNull();
});

/** Counts what a minute of looks asks of a store: one request by number, two of a survey. */
async function requestsInAMinute(answers: boolean): Promise<number> {
  jest.useFakeTimers();
  const asked = { requests: 0 };
  const look = (requests: number) => async () => {
    asked.requests += requests;
    if (!answers) throw new Error('The store s3://site does not answer.');
    return false;
  };
  const copied = async () => ({}) as never;
  const mirror = {
    poll: look(1),
    survey: look(2),
    retry: copied,
    faults: [],
    ordered: [],
    overtaken: [],
    releases: { copy: copied, copyList: copied },
  };
  const source = { store: new FileStore(root), keys: keys.trusted };
  const lineage = new Lineage(source);
  const options = {
    name: 's3://site',
    source,
    copy: source.store,
    lineage,
    shells: ['2.0.0'],
    sequence: () => 0,
    changed: () => undefined,
  };
  const quiet = { alarms: { set: () => undefined }, log: { warn: () => undefined, error: () => undefined } };
  const watch = new StoreWatch({ ...options, ...quiet, mirror });
  try {
    await watch.start();
    asked.requests = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    return asked.requests;
  } finally {
    jest.useRealTimers();
    await watch.stop();
  }
}

test('R11.27 at rest ten shells ask the store at most 25 times a second, and one that is away far less often', async () => {
  const atRest = await requestsInAMinute(true);
  expect((10 * atRest) / 60).toBeGreaterThan(15);
  expect((10 * atRest) / 60).toBeLessThanOrEqual(25);
  expect(await requestsInAMinute(false)).toBeLessThan(40);
});
