import { join } from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { readConfig } from './config';

test('without any variable everything is in .data of the repository', () => {
  expect(readConfig({})).toMatchObject({
    storeRoot: join(repositoryRoot, '.data/store'),
    privateKey: join(repositoryRoot, '.data/keys/release.pem'),
    mayMakeKey: true,
    publicKeys: join(repositoryRoot, '.data/keys'),
    shellUrls: ['http://127.0.0.1:8080'],
  });
});

test('each variable moves its own thing, and a named private key is never made', () => {
  const env = {
    DATA_DIR: '/srv/site',
    ASSET_STORE: '/mnt/store',
    RELEASE_PRIVATE_KEY: '/run/ci.pem',
    RELEASE_PUBLIC_KEYS: '/etc/site/keys',
    SHELL_URLS: 'http://10.0.0.1:8080, http://10.0.0.2:8080',
  };

  expect(readConfig(env)).toMatchObject({
    storeRoot: '/mnt/store',
    privateKey: '/run/ci.pem',
    mayMakeKey: false,
    publicKeys: '/etc/site/keys',
    shellUrls: ['http://10.0.0.1:8080', 'http://10.0.0.2:8080'],
  });
  expect(readConfig({ DATA_DIR: '/srv/site' }).storeRoot).toBe('/srv/site/store');
  expect(readConfig({ SHELL_URLS: '' }).shellUrls).toEqual([]);
});

test('a value that cannot be meant is named', () => {
  expect(() => readConfig({ ASSET_STORE: 's3://site-assets' })).toThrow(
    'ASSET_STORE is s3://site-assets; this tool knows local folders only.',
  );
  expect(() => readConfig({ SHELL_URLS: 'localhost:8080' })).toThrow(
    'SHELL_URLS names "localhost:8080", which is no http address.',
  );
});
