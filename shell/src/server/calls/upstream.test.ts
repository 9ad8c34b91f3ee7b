import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataRequest } from '../../render/pages/worker-messages';
import { createUpstream } from './upstream';

const call: DataRequest = { method: 'post', url: 'host:base/read', body: '{"id":1}', timeout: 5000 };
let host: Server;
const bodies: string[] = [];

/** A host that closes the connections of its first `closing` requests instead of answering them. */
async function startHost(closing: number) {
  bodies.length = 0;
  host = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push(text);
      if (bodies.length <= closing) request.socket.destroy();
      else response.end('{"code":0}');
    });
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  return createUpstream({ base, live: base, cms: base, user: base, admin: base });
}

afterEach(() => host.closeAllConnections());
afterEach(() => new Promise((done) => host.close(done)));

test('a read whose connection is closed before an answer is made once more, with its body', async () => {
  const upstream = await startHost(1);
  expect(await upstream(call)).toEqual({ ok: true, status: 200, body: { code: 0 } });
  expect(bodies).toEqual(['{"id":1}', '{"id":1}']);
});

test('a host that closes every connection is asked twice, not more', async () => {
  const upstream = await startHost(Infinity);
  expect(await upstream(call)).toMatchObject({ ok: false, code: 'ERR_NETWORK' });
  expect(bodies).toHaveLength(2);
});
