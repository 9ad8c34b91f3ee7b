import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port';

test('a port is given once, is no port of an outgoing connection, and nobody listens on it', async () => {
  const before = await freePort();
  const next = createServer().listen(before + 1, '127.0.0.1');
  await once(next, 'listening');
  const ports = [before, await freePort(), await freePort()];
  next.close();
  expect(new Set(ports).size).toBe(3);
  expect(ports).not.toContain(before + 1);
  for (const port of ports) expect(port).toBeLessThan(32_768);
});
