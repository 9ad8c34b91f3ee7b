import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ShellCopy } from './shell-copy';

const time = 'Sun, 22 Nov 2026 08:00:00 GMT';
let server: Server;

beforeAll(async () => {
  // A page may come from a cache, with the date at which it was stored.
  server = createServer(({ url }, response) => {
    response.sendDate = false;
    response.setHeader('Date', url === '/-/health' ? time : 'Sat, 21 Nov 2026 08:00:00 GMT').end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(() => server.close());

test('the clock of a store that is away is that of the shell, as its health says', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const copy = await ShellCopy.open([url], { fetchHealth: async () => ({ revision: 1, remotes: {} }) });

  expect(await copy.clock()).toEqual(new Date(time));
});
