import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { CodedBody, codingFor, compressionDrained, sendCoded } from './coded-body';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['deflate, brx', 'identity'],
  ['', 'identity'],
])('of “%s” it takes %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

test('compression is drained once the bodies that waited for it before are compressed (F40)', async () => {
  let packed = 0;
  const atOnce = Math.ceil(availableParallelism() / 2);
  const bodies = Array.from(
    { length: 40 * atOnce },
    (_, at) => new CodedBody(Buffer.from(`直播${at}`.repeat(3000)), 7),
  );
  const all = Promise.all(bodies.map(async (body) => body.in('br').then(() => (packed += 1))));
  await setImmediate();
  expect(packed).toBeLessThan(20 * atOnce);
  await compressionDrained();
  expect(packed).toBeGreaterThanOrEqual(39 * atOnce);
  await all;
  await compressionDrained();
});

test('every client reads the same text', async () => {
  const text = '直播'.repeat(200);
  const body = new CodedBody(Buffer.from(text), 5);
  const app = fastify();
  app.get('/', (request, reply) => sendCoded(request, reply, body));
  const ask = (accepted: string) => app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  const [br, zipped, plain] = await Promise.all([ask('br'), ask('gzip'), ask('identity')]);

  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(text);
  expect(plain.body).toBe(text);
  expect([br, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { headers } of [br, zipped, plain]) expect(headers.vary).toBe('Accept-Encoding');
  await app.close();
});

test('once there is a brotli, the plain bytes are kept only where somebody asks for them', async () => {
  const bytes = Buffer.from('直播'.repeat(200));
  const [packed, asked] = [new CodedBody(bytes, 5), new CodedBody(bytes, 5)];
  await Promise.all([packed.in('br'), asked.in('br'), asked.in('identity')]);

  expect(asked.ready('identity')).toBe(bytes);
  expect((await packed.plain()).equals(bytes)).toBe(true);
  expect(packed.ready('identity')).toBeUndefined();
  const again = await packed.in('identity');
  expect([again.equals(bytes), packed.ready('identity') === again]).toEqual([true, true]);
});

test('a smaller window than the usual one loses nothing: what stands first is found again at the end', async () => {
  const sentence = (index: number) => `第 ${(index * 7919) % 10_007} 场直播，${(index * 104_729) % 99_991} 人观看。`;
  const once = Array.from({ length: 5000 }, (_, index) => sentence(index)).join('');
  const [single, twice] = [new CodedBody(Buffer.from(once), 7), new CodedBody(Buffer.from(once + once), 7)];
  expect(Buffer.byteLength(once)).toBeGreaterThan(2 ** 17);
  expect((await twice.in('br')).length).toBeLessThan((await single.in('br')).length * 1.01);
});
