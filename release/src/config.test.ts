import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { readConfig } from './config';
import { FileStore } from './store/file-store';
import { S3Store } from './store/s3/s3-store';
import { freshFolder, removeFreshFolders } from './testing/fresh-stores';

afterAll(removeFreshFolders);

test('without any variable data is in .data of the repository, and keys are in .keys', () => {
  expect(readConfig({})).toMatchObject({
    storeRoot: join(repositoryRoot, '.data/store'),
    keys: {
      trusted: join(repositoryRoot, '.keys/trusted-keys.json'),
      publish: join(repositoryRoot, '.keys/development-publish.pem'),
      promote: join(repositoryRoot, '.keys/development-promote.pem'),
    },
    shellUrls: ['http://127.0.0.1:8082'],
    workspaceRoot: repositoryRoot,
  });
});

test('each variable moves its own thing', () => {
  const env = {
    DATA_DIR: '/srv/site',
    ASSET_STORE: '/mnt/store',
    TRUSTED_KEYS: '/etc/site/trusted-keys.json',
    RELEASE_PUBLISH_KEY: '/run/ci.pem',
    RELEASE_PROMOTE_KEY: '/run/night.pem',
    SHELL_URLS: 'http://10.0.0.1:8080, http://10.0.0.2:8080',
    WORKSPACE_ROOT: '/builds/42',
  };

  expect(readConfig(env)).toMatchObject({
    storeRoot: '/mnt/store',
    keys: { trusted: '/etc/site/trusted-keys.json', publish: '/run/ci.pem', promote: '/run/night.pem' },
    shellUrls: ['http://10.0.0.1:8080', 'http://10.0.0.2:8080'],
    workspaceRoot: '/builds/42',
  });
  expect(readConfig({ DATA_DIR: '/srv/site' }).storeRoot).toBe('/srv/site/store');
  expect(readConfig({ SHELL_URLS: '' }).shellUrls).toEqual([]);
});

test('a site on other ports is asked there', () => {
  const asked = (env: Record<string, string>) => readConfig(env).shellUrls;

  expect(asked({ PORT: '9000' })).toEqual(['http://127.0.0.1:9002']);
  expect(asked({ PORT: '9000', OPS_PORT: '9100' })).toEqual(['http://127.0.0.1:9100']);
  expect(asked({ PORT: '9000', SHELL_URLS: 'http://10.0.0.4:8082' })).toEqual(['http://10.0.0.4:8082']);
});

test('a bucket is a store: its address is checked when it is opened, and a folder is opened as it is', () => {
  const bucket = readConfig({ ASSET_STORE: 's3://site-assets/live', S3_ENDPOINT: 'http://10.0.0.1:7480' });

  expect(bucket.storeRoot).toBe('s3://site-assets/live');
  expect(bucket.openStore()).toBeInstanceOf(S3Store);
  expect(readConfig({ ASSET_STORE: '/mnt/store' }).openStore()).toBeInstanceOf(FileStore);
  expect(() => readConfig({ ASSET_STORE: 's3://Site' }).openStore()).toThrow('ASSET_STORE is "s3://Site"; write s3://');
});

test('a value that cannot be meant is named', () => {
  expect(() => readConfig({ ASSET_STORE: 'ftp://site-assets' })).toThrow(
    'ASSET_STORE is “ftp://site-assets”; it must be a local folder or s3://bucket/folder.',
  );
  expect(() => readConfig({ SHELL_URLS: 'localhost:8080' })).toThrow(
    'SHELL_URLS has “localhost:8080”; it must list http addresses.',
  );
});

test.each([
  [{ DATA_DIR: '/srv/site', TRUSTED_KEYS: '/srv/site/keys.json' }, 'which lies in DATA_DIR (/srv/site)'],
  [{ ASSET_STORE: '/mnt/store', TRUSTED_KEYS: '/mnt/store/a/../k.json' }, 'which lies in ASSET_STORE (/mnt/store)'],
  [{ DATA_DIR: repositoryRoot }, `which lies in DATA_DIR (${repositoryRoot})`],
])('trusted keys in a data folder are refused: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a link from the data folder to trusted keys, or the other way, hides nothing', () => {
  const root = freshFolder();
  mkdirSync(join(root, 'data/keys'), { recursive: true });
  symlinkSync(join(root, 'data/keys'), join(root, 'keys'));
  symlinkSync(join(root, 'data'), join(root, 'linked-data'));

  const env = { DATA_DIR: join(root, 'data'), TRUSTED_KEYS: join(root, 'keys/trusted-keys.json') };
  expect(() => readConfig(env)).toThrow('trusted keys are configuration; put them elsewhere.');
  expect(() => readConfig({ ...env, DATA_DIR: join(root, 'linked-data') })).toThrow('which lies in DATA_DIR');
  expect(readConfig({ ...env, TRUSTED_KEYS: join(root, 'data-keys.json') }).keys.trusted).toBe(
    join(root, 'data-keys.json'),
  );
});
