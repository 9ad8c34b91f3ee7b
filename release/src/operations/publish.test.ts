import type { BuiltRelease } from '../releases/built-release';
import { fetchManifest } from '../releases/manifest-signature';
import { MemoryStore } from '../store/memory-store';
import { publish } from './publish';
import { ReleaseError } from '../errors/release-error';
import { listReleases } from '../releases/releases';
import { stableJson } from '../text/stable-json';
import { verify } from './verify';
import { freshStores, removeFreshFolders } from '../testing/fresh-stores';
import { integrityOf } from '@site/shared/contract/integrity';
import { freshKey, freshKeys, keysOf, sampleRelease } from '../testing/sample-release';

afterAll(removeFreshFolders);

const keys = freshKeys();
const by = { by: 'lin' };

/** The sample with a brotli beside its script. */
function withBrotli(packed: string): BuiltRelease {
  const { manifest, files } = sampleRelease();
  const [path, bytes] = ['client/remoteEntry.js.br', Buffer.from(packed)] as const;
  const listed = [...manifest.files, { path, bytes: bytes.length, integrity: integrityOf(bytes) }];
  const own = { ...manifest, files: listed };
  return { manifest: own, manifestText: stableJson(own), files: new Map(files).set(path, bytes) };
}

/** A store on which the process crashes instead of the write after `writes` successful ones. */
class CrashingStore extends MemoryStore {
  constructor(private writes: number) {
    super();
  }

  override async putFile(path: string, bytes: Uint8Array): Promise<boolean> {
    if (this.writes === 0) throw new Error('killed');
    this.writes -= 1;
    return super.putFile(path, bytes);
  }

  revive(): void {
    this.writes = Number.POSITIVE_INFINITY;
  }
}

describe.each(freshStores)('publishing to the $kind store', ({ open }) => {
  test('puts every file there, and release.json makes it a version', async () => {
    const store = open();

    const result = await publish(store, keys, sampleRelease(), by);

    expect(result).toEqual({ name: 'mf-help', version: '1.0.0', changed: true, files: 3, bytes: 77 });
    expect(await store.list('remotes')).toEqual(
      [
        'client/page-0.css',
        'client/remoteEntry.js',
        'release.json',
        'release.sig',
        'reservation.json',
        'server/routes.cjs',
      ].map((file) => `remotes/mf-help/1.0.0/${file}`),
    );
  });

  test('R11.37 what differs in a brotli alone is the same release, and keeps the one that is there', async () => {
    const store = open();
    await publish(store, keys, withBrotli('of one Node'), by);

    expect((await publish(store, keys, withBrotli('of another'), by)).changed).toBe(false);
    expect((await store.read('remotes/mf-help/1.0.0/client/remoteEntry.js.br'))?.toString()).toBe('of one Node');
  });

  test('the same bytes again are fine, though built later and beside other versions in the lockfile', async () => {
    const store = open();
    await publish(store, keys, sampleRelease(), by);
    const before = await store.read('remotes/mf-help/1.0.0/release.json');
    const origin = { lockfileHash: integrityOf('a lockfile'), sbomHash: integrityOf('its packages') };

    const again = await publish(store, keys, sampleRelease({ builtAt: '2026-11-21T09:30:00.000Z', origin }), by);

    expect(again.changed).toBe(false);
    expect(await store.read('remotes/mf-help/1.0.0/release.json')).toEqual(before);
  });

  test('the same bytes with other notes are the same version, and the first notes stay', async () => {
    const store = open();
    await publish(store, keys, sampleRelease({ notes: ['feat(mf-help): glossary'] }), by);

    const again = await publish(store, keys, sampleRelease({ notes: ['fix: later', 'feat(mf-help): glossary'] }), by);

    expect(again.changed).toBe(false);
    expect((await fetchManifest(store, 'mf-help', '1.0.0', keys.trusted)).notes).toEqual(['feat(mf-help): glossary']);
  });

  test('F21: the same version with other bytes is refused and changes nothing', async () => {
    const store = open();
    await publish(store, keys, sampleRelease(), by);

    await expect(publish(store, keys, sampleRelease({ server: 'exports.routes = [];' }), by)).rejects.toThrow(
      'mf-help 1.0.0 is published already with other bytes (server/routes.cjs differs), ' +
        'and a version never changes: raise the version.',
    );
    expect((await store.read('remotes/mf-help/1.0.0/server/routes.cjs'))?.toString()).toBe(
      "exports.routes = ['1.0.0'];",
    );
    expect((await verify(store, keys.trusted)).faults).toEqual([]);
  });

  test('two publishers of one version with other bytes cannot mix their files', async () => {
    const store = open();
    const builds = [1, 2, 3, 4].map((build) => sampleRelease({ server: `exports.routes = [${build}];` }));

    const results = await Promise.allSettled(builds.map((build) => publish(store, keys, build, by)));

    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals.every((reason) => reason instanceof ReleaseError)).toBe(true);
    expect((await verify(store, keys.trusted)).faults).toEqual([]);
  });

  test('two publishers of the same bytes both come to the same release', async () => {
    const store = open();

    const results = await Promise.all([1, 2, 3].map(() => publish(store, keys, sampleRelease(), by)));

    expect(results.filter((result) => result.changed)).toHaveLength(1);
    expect((await verify(store, keys.trusted)).faults).toEqual([]);
  });
});

test.each([0, 1, 2, 3, 4, 5])(
  'a publisher killed after %i writes leaves nothing live and is simply run again',
  async (writes) => {
    const store = new CrashingStore(writes);
    await expect(publish(store, keys, sampleRelease(), by)).rejects.toThrow('killed');
    expect((await listReleases(store)).filter((release) => release.state === 'complete')).toEqual([]);
    store.revive();

    const later = sampleRelease({ builtAt: '2026-11-21T10:00:00.000Z' });

    expect(await publish(store, keys, later, by)).toMatchObject({ changed: true });
    expect(await verify(store, keys.trusted)).toMatchObject({ releases: 1, faults: [], halfWritten: [] });
  },
);

test('what was begun with other bytes names who began it and when', async () => {
  const store = new CrashingStore(2);
  const now = new Date('2026-11-21T08:30:00.000Z');
  await expect(publish(store, keys, sampleRelease(), { by: 'chen', now })).rejects.toThrow('killed');
  store.revive();

  await expect(publish(store, keys, sampleRelease({ server: '' }), by)).rejects.toThrow(
    'mf-help 1.0.0 was begun by chen at 2026-11-21T08:30:00.000Z with other bytes (server/routes.cjs differs)',
  );
});

test('F14: on a full disk nothing is published, and with room again it is', async () => {
  const store = new MemoryStore(2500);
  const build = sampleRelease({ server: `// ${'x'.repeat(2000)}` });
  await expect(publish(store, keys, build, by)).rejects.toThrow('could not be written to the store: the disk is full.');
  expect((await listReleases(store)).map((release) => release.state)).toEqual(['half-written']);

  const largerStore = new MemoryStore();
  for (const [path, bytes] of store.files) largerStore.files.set(path, bytes);

  expect(await publish(largerStore, keys, build, by)).toMatchObject({ changed: true });
});

test('the shell is published the same way, into a folder of its own', async () => {
  const store = new MemoryStore();

  await publish(store, keys, sampleRelease({ name: 'shell', version: '2.0.0' }), by);

  expect(store.readSync('shell/2.0.0/release.json')).not.toBeNull();
  expect(await store.list('remotes')).toEqual([]);
});

const ops = freshKey('promote');
const now = new Date('2026-11-22T08:00:00.000Z');

test.each([
  [
    'of another team',
    freshKey('publish', { owner: 'info-team', names: ['mf-info', 'mf-tag'] }),
    /^a test cannot publish mf-help: the publish key [0-9a-f]{16} of info-team publishes mf-info, mf-tag only\.$/,
  ],
  [
    'that has expired',
    freshKey('publish', { owner: 'help-team', names: ['mf-help'], signsUntil: '2026-11-22T07:59:59.999Z' }),
    /signed until 2026-11-22T07:59:59\.999Z\. Create the next one: npm run release -- keys create --role publish --names mf-help --owner help-team$/,
  ],
  [
    'of promotion',
    freshKey('promote', { owner: 'ops' }),
    /cannot publish mf-help: the promote key .* publishes nothing\.$/,
  ],
])('a key %s publishes nothing here, and nothing is written', async (_what, key, sentence) => {
  const store = new MemoryStore();
  await expect(publish(store, keysOf(key, ops), sampleRelease(), { by: 'lin', now })).rejects.toThrow(sentence);
  expect(store.files.size).toBe(0);
});

test('a private key whose public half is not trusted signs nothing', async () => {
  const stranger = freshKey('publish');
  const mixed = { ...keysOf(freshKey('publish'), ops), publishing: stranger.key };
  await expect(publish(new MemoryStore(), mixed, sampleRelease(), by)).rejects.toThrow(
    `a test cannot be used: the public half of this key (${stranger.key.id}) is not among the trusted keys.`,
  );
});
