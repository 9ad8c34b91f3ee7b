import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { requireFreePorts, type Service, waitUntilReady } from './services';

/** A service whose process is only spoken of. */
function service(exited: Promise<number | null>): Service {
  return { name: 'The api', child: undefined as never, exited };
}

test('a slow service is waited for until it is ready', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await waitUntilReady(
    service(new Promise(() => undefined)),
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );

  expect(asked).toBe(3);
  server.close();
});

test('whoever waits is told for what, and what the service says', async () => {
  const printed: string[] = [];
  const server = createServer((_request, response) => {
    const last = printed.at(-1) ?? '';
    response.writeHead(last.includes('answers') ? 200 : 503).end('waiting for content');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/-/ready`;
  const print = (line: string) => printed.push(line);
  await waitUntilReady(service(new Promise(() => undefined)), address, { every: 150, print });
  server.close();

  expect(printed.at(-1)).toMatch(
    /^The api is not ready at http:\/\/127\S+ after \d+ s \(it answers 503: waiting for content\)/,
  );
});

test('a service that has ended is not waited for', async () => {
  await expect(waitUntilReady(service(Promise.resolve(1)), 'http://127.0.0.1:1/-/ready')).rejects.toThrow(
    'The api ended before it was ready (see above).',
  );
});

test('one port for two is told before anything is built or started', async () => {
  const ports = { port: 8081, opsPort: 8083, apiPort: 8081, apiOpsPort: 8083 };

  await expect(requireFreePorts(ports, 'shell and api')).rejects.toThrow(
    'PORT and API_PORT are both 8081. Set API_PORT to another one.',
  );
});
