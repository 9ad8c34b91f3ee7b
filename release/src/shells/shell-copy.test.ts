import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReleaseError, RevisionMovedError } from '../errors/release-error';
import { revisionPath } from '../store/store-paths';
import { ShellCopy } from './shell-copy';

const time = 'Sun, 22 Nov 2026 08:00:00 GMT';
let server: Server;
/** Whether the shell has the revision that is ordered. */
let isThere: boolean;

beforeAll(async () => {
  // A page may come from a cache, with the date at which it was stored.
  server = createServer(({ url }, response) => {
    response.sendDate = false;
    response.setHeader('Date', url === '/-/health' ? time : 'Sat, 21 Nov 2026 08:00:00 GMT');
    if (url?.startsWith('/-/store/') && !isThere) response.statusCode = 404;
    response.end(url === '/-/orders' ? '{"taken":false,"reason":"li made revision 3"}' : '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(() => server.close());

const open = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return ShellCopy.open([url], { fetchHealth: async () => ({ revision: 1, remotes: {} }) });
};

test('the clock of a store that is away is that of the shell, as its health says', async () => {
  const copy = await open();

  expect(await copy.clock()).toEqual(new Date(time));
});

test.each([
  ['somebody else was first', true, RevisionMovedError],
  ['it is refused for itself', false, ReleaseError],
])('R13.105 an order that no shell takes because %s says so', async (_why, there, kind) => {
  isThere = there;
  const refused = await (await open()).putFile(revisionPath(3), Buffer.from('{}')).catch((error: Error) => error);
  expect(refused).toMatchObject({ message: expect.stringMatching(/^No shell took revision 3\. .*li made revision 3/) });
  expect((refused as Error).constructor).toBe(kind);
});
