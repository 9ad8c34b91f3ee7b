import type { CommandContext } from '../../commands/command';
import { runCli } from '../../commands/run-cli';
import { revisionPath } from '../store-paths';
import { StoreUnwritableError } from '../../errors/release-error';
import { bucket, openBucketStore } from '../../testing/bucket-store';
import { freshKeys } from '../../testing/sample-release';
import { readS3Credentials } from './s3-credentials';
import { readS3Place } from './s3-place';
import { type S3Store } from './s3-store';

afterEach(() => {
  bucket.vast.clear();
  bucket.vastSent = 0;
  bucket.careless = false;
  bucket.readOnly = false;
  bucket.faults.length = 0;
});

/** A store that has proved itself already. */
async function provenStore(): Promise<S3Store> {
  const store = openBucketStore();
  await store.putFile('remotes/first', Buffer.from('x'));
  return store;
}

test('a service that overwrites is refused before the first file, with what to use instead', async () => {
  bucket.careless = true;
  const store = openBucketStore();

  await expect(store.putFile('revisions/00000001.json', Buffer.from('x'))).rejects.toThrow(
    /overwrites a file although it was told not to .* Amazon S3, Cloudflare R2, MinIO or the RADOS gateway/,
  );
  expect([...bucket.files.keys()].filter((key) => key.includes('revisions') || key.includes('probes'))).toEqual([]);
});

test('R11.52 a command that writes is refused at its start, before it looks at anything, and one that reads is not', async () => {
  bucket.careless = true;
  const keys = freshKeys();
  const store = openBucketStore();
  const access = {
    store,
    trusted: () => keys.trusted,
    keys: () => keys,
    config: { shellUrls: ['http://127.0.0.1:8082'] },
  };
  const fetchHealth = async () => ({ revision: 0, remotes: {} });
  const printed: string[] = [];
  const printer = { out: (text: string) => printed.push(text), err: (text: string) => printed.push(text) };
  const open = () => ({ access, watch: { fetchHealth } }) as unknown as CommandContext;

  expect(await runCli(['rollback', 'mf-help'], open, printer)).toBe(1);
  expect(printed.splice(0).join('\n')).toMatch(/overwrites a file although it was told not to/);
  expect(await runCli(['history'], open, printer)).toBe(0);
  expect(printed.join('\n')).not.toContain('overwrites');
});

test('R13.112 F74: rights to read alone are told as a store that takes no writes, and a rollback by what shells take', async () => {
  const store = await provenStore();
  await expect(store.attempt()).resolves.toBeUndefined();
  expect([...bucket.files.keys()].filter((key) => key.includes('probes'))).toEqual([]);
  bucket.readOnly = true;
  await expect(store.attempt()).rejects.toThrow(StoreUnwritableError);
  await expect(store.putFile('revisions/00000001.json', Buffer.from('x'))).rejects.toThrow(StoreUnwritableError);
  await expect(store.replaceRecord('guard/heartbeat.json', Buffer.from('x'))).rejects.toThrow('403 AccessDenied');
  expect((await store.read('remotes/first'))?.toString()).toBe('x');

  const access = { store: openBucketStore(), trusted: () => freshKeys().trusted, config: { shellUrls: ['http://a'] } };
  const fetchHealth = async () => ({ revision: 0, remotes: {} });
  const printed: string[] = [];
  const printer = { out: (text: string) => printed.push(text), err: (text: string) => printed.push(text) };
  expect(
    await runCli(
      ['rollback', 'mf-help'],
      () => ({ access, watch: { fetchHealth } }) as unknown as CommandContext,
      printer,
    ),
  ).toBe(1);
  expect(printed.join('\n')).toMatch(/403 AccessDenied\.\nShells take it without the store: .* --without-store$/);
});

test('R11.52 a service that was away at the start is tried again', async () => {
  const store = openBucketStore();
  bucket.faults.push(...Array.from({ length: 5 }, () => 'busy' as const));
  await expect(store.probe()).rejects.toThrow('status 503');

  expect(await store.putFile('remotes/a', Buffer.from('x'))).toBe(true);
});

test('a write whose answer was lost is recognised as its own, and one that somebody else made is not', async () => {
  const store = await provenStore();
  bucket.faults.push('answer lost');

  expect(await store.putFile('revisions/00000001.json', Buffer.from('mine'))).toBe(true);

  bucket.faults.push('busy');
  expect(await store.putFile('revisions/00000001.json', Buffer.from('mine'))).toBe(false);
});

test('a busy service and an undecided race are asked again', async () => {
  const store = await provenStore();
  bucket.faults.push('busy', 'undecided', 'busy');

  expect(await store.putFile('remotes/a', Buffer.from('x'))).toBe(true);
});

test('a service that stays busy is named, with the request, and nothing of the keys', async () => {
  const store = await provenStore();
  bucket.faults.push('busy', 'busy', 'busy', 'busy', 'busy');

  await expect(store.read('remotes/a')).rejects.toThrow(
    /^remotes\/a could not be read from the store s3:\/\/site\/[0-9a-f-]{36}: status 503\.$/,
  );
});

test.each([
  ['tells its length', true, 'it has 1500000000 bytes, and at most 65536 are read'],
  ['tells no length', false, 'it has more than 65536 bytes, and at most 65536 are read'],
])(
  'an object of 1.5 GB that %s is refused, and no more of it sent than fits on the way',
  async (_what, isNamed, why) => {
    const store = await provenStore();
    const [first = ''] = [...bucket.files.keys()].filter((key) => key.endsWith('remotes/first')).slice(-1);
    bucket.vast.set(first.replace('remotes/first', revisionPath(1)), { bytes: 1_500_000_000, isNamed });

    await expect(store.read(revisionPath(1))).rejects.toThrow(why);
    expect(bucket.vastSent).toBeLessThan(32 * 1024 * 1024);
    expect((await store.read('remotes/first'))?.toString()).toBe('x');
  },
);

test('of a file whose length is known no more is read, and what no reader would take is not written', async () => {
  const store = await provenStore();
  await store.putFile('remotes/a', Buffer.from('four'));

  await expect(store.read('remotes/a', 3)).rejects.toThrow('and at most 3 are read');
  await expect(store.putFile(revisionPath(1), Buffer.alloc(70_000))).rejects.toThrow(
    'revisions/00000001.json has 70000 bytes, and readers of the store take at most 65536.',
  );
});

test('a list longer than a page is whole', async () => {
  const store = await provenStore();
  const paths = Array.from({ length: 7 }, (_, number) => `remotes/a/${number}`);
  for (const path of paths) await store.putFile(path, Buffer.from('x'));

  expect(await store.list('remotes/a')).toEqual(paths);
});

test.each([
  ['s3://', 'write s3://bucket or s3://bucket/folder'],
  ['s3://Bucket', 'write s3://bucket'],
  ['s3://site/../key', 'write s3://bucket'],
])('the address %s is refused with its value', (address, sentence) => {
  expect(() => readS3Place(address, {})).toThrow(`ASSET_STORE is ${JSON.stringify(address)}; ${sentence}`);
});

test.each([
  ['s3://site', {}, 'https://site.s3.us-east-1.amazonaws.com', ''],
  ['s3://site/one/two/', { S3_REGION: 'cn-north-1' }, 'https://site.s3.cn-north-1.amazonaws.com', 'one/two/'],
  ['s3://site', { S3_ENDPOINT: 'http://10.0.0.1:7480/' }, 'http://10.0.0.1:7480/site', ''],
])('%s is the bucket at its service', (address, env, bucketUrl, prefix) => {
  expect(readS3Place(address, env)).toMatchObject({ bucketUrl, prefix });
});

test('an endpoint that is no address is named', () => {
  expect(() => readS3Place('s3://site', { S3_ENDPOINT: 'rados' })).toThrow('S3_ENDPOINT is "rados"; it must be');
});

test('credentials come from variables, else from the shared file; without any the sentence says where to put them', async () => {
  const file = `${__dirname}/../../testing/sample-credentials`;
  const shared = { AWS_SHARED_CREDENTIALS_FILE: file, AWS_PROFILE: 'site' };

  expect(await readS3Credentials({ ...shared, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })).toEqual({
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
  expect(await readS3Credentials(shared)).toEqual({
    accessKeyId: 'example-id',
    secretAccessKey: 'example-secret',
    sessionToken: 'example-token',
  });
  await expect(readS3Credentials({ ...shared, AWS_PROFILE: 'other' })).rejects.toThrow(
    `There are no credentials for the store: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or have them in ${file}.`,
  );
});
