import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../plugins/errors';
import { mediaRoutes } from './media.routes';

const film = 'video-30006.0123456789.mp4';
let app: FastifyInstance;

beforeAll(async () => {
  const contentDir = mkdtempSync(path.join(tmpdir(), 'media-'));
  mkdirSync(path.join(contentDir, 'media'));
  writeFileSync(path.join(contentDir, 'secret.0123456789.svg'), '<svg/>');
  for (const name of [
    film,
    'help-1-form-wide.0123456789.svg',
    'video-30006-captions.0123456789.vtt',
    'index.json',
    'draft.svg',
  ])
    writeFileSync(path.join(contentDir, 'media', name), '0123456789');
  app = fastify();
  answerErrors(app);
  await app.register(mediaRoutes, { contentDir });
});

afterAll(() => app.close());

test('R12.25 a file is served with its type, for a year, and is not guessed at', async () => {
  const { statusCode, headers, body } = await app.inject(`/media/${film}`);

  expect([statusCode, body]).toEqual([200, '0123456789']);
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['help-1-form-wide.0123456789.svg', /^image\/svg\+xml/],
  ['video-30006-captions.0123456789.vtt', /^text\/vtt/],
])('%s has the type that browsers demand', async (name, type) => {
  expect((await app.inject(`/media/${name}`)).headers['content-type']).toMatch(type);
});

test('R12.25 a range is answered with the bytes of it', async () => {
  const { statusCode, headers, body } = await app.inject({ url: `/media/${film}`, headers: { range: 'bytes=2-4' } });

  expect([statusCode, body, headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
});

test('R12.25 R12.115 a range beyond the end is refused with the size of the file, and the refusal is not kept', async () => {
  const { statusCode, headers } = await app.inject({ url: `/media/${film}`, headers: { range: 'bytes=20-' } });

  expect(statusCode).toBe(416);
  expect(headers['cache-control']).not.toContain('immutable');
  expect(headers['content-range']).toBe('bytes */10');
});

const drawing = '/media/help-1-form-wide.0123456789.svg';

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
])('R12.116 to a client that accepts “%s” a drawing is sent as %s', async (accepted, coding, unpack) => {
  const { headers, rawPayload } = await app.inject({ url: drawing, headers: { 'accept-encoding': accepted } });

  expect(headers['content-encoding']).toBe(coding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(unpack(rawPayload).toString()).toBe('0123456789');
});

test('R12.116 captions are packed too; ranges and films are sent as they are', async () => {
  const ask = (url: string, range?: string) =>
    app.inject({ url, headers: { 'accept-encoding': 'br', ...(range && { range }) } });
  const [captions, part, whole] = await Promise.all([
    ask('/media/video-30006-captions.0123456789.vtt'),
    ask(drawing, 'bytes=2-4'),
    ask(`/media/${film}`),
  ]);

  expect(captions.headers['content-encoding']).toBe('br');
  expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([206, '234', undefined]);
  expect([whole.body, whole.headers['content-encoding']]).toEqual(['0123456789', undefined]);
});

test('HEAD says the length and sends nothing', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: `/media/${film}` });

  expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
});

test.each([
  'index.json',
  'draft.svg',
  'gone.0123456789.svg',
  '../secret.0123456789.svg',
  '%2e%2e/secret.0123456789.svg',
  '..%2fsecret.0123456789.svg',
  '%2e%2e%5csecret.0123456789.svg',
  'video-30006.0123456789.mp4%00.svg',
])('R12.25 %s is not there', async (name) => {
  expect([400, 403, 404]).toContain((await app.inject(`/media/${name}`)).statusCode);
});
