import { createServer } from 'node:net';

/**
 * Where ports are looked for: below those from which systems take the ports of their outgoing connections (Linux from 32768, others
 * from 49152, https://www.rfc-editor.org/rfc/rfc6335#section-6). Of those, one that was free a moment ago may be a connection's by the
 * time a server listens on it.
 */
const first = 15_000;
const count = 17_000;

/** Processes that look at the same time begin at different ports. */
let next = process.pid * 61;

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/**
 * A port of this machine that nobody listens on, each time another one.
 * @throws {Error} when all that are looked at are taken
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < count; tried += 1) {
    const port = first + (next % count);
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`);
}
