import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { AssetCache } from './asset-cache';

test('a file is read and compressed once for concurrent and later requests', async () => {
  const cache = new AssetCache();
  const read = jest.fn(async () => ({ raw: Buffer.from('self.siteSet={};') }));
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('sets/1.js', read)));

  expect(new Set([...answers, await cache.get('sets/1.js', read)]).size).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a file that is not there now may be there later', async () => {
  const cache = new AssetCache();
  expect(await cache.get('a.js', async () => undefined)).toBeUndefined();
  const found = await cache.get('a.js', async () => ({ raw: Buffer.from('1') }));
  expect((await found?.plain())?.toString()).toBe('1');
});

test('a failed read reaches all waiting callers and is retried', async () => {
  const cache = new AssetCache();
  const failing = async () => Promise.reject(new Error('disk'));
  const both = await Promise.allSettled([cache.get('a.js', failing), cache.get('a.js', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a.js', async () => ({ raw: Buffer.from('1') }))).toBeDefined();
});

test('R11.37 the brotli of a build is served as it lies, and one of other bytes or none is never', async () => {
  const raw = Buffer.from('self.siteSet={};'.repeat(20));
  const br = brotliCompressSync(raw, { params: { 1: 0 } });
  const cache = new AssetCache();

  expect((await cache.get('a.js', async () => ({ raw, br })))?.ready('br')).toBe(br);
  const others = [
    brotliCompressSync(Buffer.from('other()')),
    Buffer.from('no brotli'),
    brotliCompressSync(Buffer.alloc(9e6)),
  ];
  for (const [turn, other] of others.entries()) {
    const served = await cache.get(`${turn}.js`, async () => ({ raw, br: other }));
    const sent = await served?.in('br');
    expect(brotliDecompressSync(sent ?? Buffer.alloc(0)).equals(raw)).toBe(true);
  }
});
