import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { StableNames } from './stable-names';

function release(version: string, hashes: { page: string; list: string }, name = 'mf-help'): ReleaseManifest {
  const files = Object.entries(hashes).map(([file, hash]) => {
    return { path: `client/${file}.${hash}.js`, bytes: 1, integrity: `sha384-${hash.repeat(8)}` };
  });
  return { name, version, files } as unknown as ReleaseManifest;
}

const before = new StableNames([release('1.0.0', { page: 'aaaaaaaa', list: 'bbbbbbbb' })], ['127.0.0.1:40001']);
const now = new StableNames([release('1.1.0', { page: 'aaaaaaaa', list: 'cccccccc' })], ['127.0.0.1:40002']);

test('a file has one address in all versions, and leads to that of the set', () => {
  const stable = before.stableOf('/assets/remotes/mf-help/1.0.0/client/list.bbbbbbbb.js');
  expect(stable).toBe('/assets/remotes/mf-help/~/client/list.~.js');
  expect(now.addressOf(stable)).toBe('/assets/remotes/mf-help/1.1.0/client/list.cccccccc.js');
  expect(now.addressOf('/assets/remotes/mf-help/~/client/gone.~.js')).toBeUndefined();
  expect(now.addressOf(before.stableOf('/-/pin/2.0.0/mf-help@1.0.0'))).toBe('/-/pin/2.0.0/mf-help@1.1.0');
  expect(now.addressOf('/help/1?page=2')).toBe('/help/1?page=2');
});

test('texts are alike without versions, hashes of files and the port; other words are others', () => {
  const text = (version: string, port: number, hash: string) =>
    `http://127.0.0.1:${port}/help /assets/remotes/mf-help/${version}/client/ {list:"${hash}"} sha384-${hash.repeat(8)}`;
  expect(now.inText(text('1.1.0', 40_002, 'cccccccc'))).toBe(before.inText(text('1.0.0', 40_001, 'bbbbbbbb')));
  expect(now.inText('deadbeef')).toBe('deadbeef');
  expect(now.inText('{page:"aaaaaaaa"}')).not.toBe(now.inText('{page:"cccccccc"}'));
});

test('two files that only their hashes tell apart keep their names', () => {
  const files = ['aaaaaaaa', 'bbbbbbbb'].map((hash) => ({ path: `client/page.${hash}.js`, bytes: 1, integrity: 'x' }));
  const names = new StableNames([{ name: 'mf-help', version: '1.0.0', files }], ['site']);
  expect(names.stableOf('/assets/remotes/mf-help/1.0.0/client/page.aaaaaaaa.js')).toBe(
    '/assets/remotes/mf-help/~/client/page.aaaaaaaa.js',
  );
  expect(names.inText('page.aaaaaaaa.js')).toBe('page.aaaaaaaa.js');
});
