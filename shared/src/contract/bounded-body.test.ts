import { gzipSync } from 'node:zlib';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBounded, readBoundedJson, readBoundedText } from './bounded-body';
import { ExcessError } from './bounded-json';

let server: Server | undefined;

afterEach(() => server?.closeAllConnections());
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))));

async function serve(answer: RequestListener): Promise<string> {
  const made = createServer(answer);
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

/** An answer without an end; `closed` settles when its reader has hung up. */
function endless() {
  let hungUp: () => void = () => undefined;
  const closed = new Promise<void>((done) => (hungUp = done));
  const answer: RequestListener = (_, reply) => {
    const go = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(64 * 1024)));
    };
    reply.on('drain', go).on('close', hungUp);
    go();
  };
  return { answer, closed };
}

test('an answer without an end is hung up on when it is too long', async () => {
  const { answer, closed } = endless();
  const { body } = await fetch(await serve(answer));
  await expect(readBounded(body, 300_000)).rejects.toThrow(new ExcessError('is longer than 300000 bytes'));
  await closed;
});

test('what was packed is counted as it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  const origin = await serve((_, reply) => reply.setHeader('Content-Encoding', 'gzip').end(bomb));
  expect(bomb.length).toBeLessThan(50_000);
  await expect(readBounded((await fetch(origin)).body, 100_000)).rejects.toThrow(ExcessError);
});

test('a body is read with its mark of the byte order left out, and wrong bytes replaced', async () => {
  const parts = (text: string | Buffer) => [Buffer.from(text)] as unknown as AsyncIterable<Uint8Array>;
  expect(await readBoundedJson(parts('\ufeff{"a":1}'), 100)).toEqual({ a: 1 });
  expect(await readBoundedText(parts(Buffer.from([0x61, 0xff])), 100)).toBe('a\ufffd');
  expect(await readBounded(null, 100)).toEqual(Buffer.alloc(0));
});
