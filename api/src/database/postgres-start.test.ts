import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { openPostgres } from './postgres-database';

/** The protocol's ErrorResponse: fields of one letter and a text, each ended by a zero. */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

async function serverThatSays(code: string): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => socket.once('data', () => socket.end(errorResponse(code))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `postgresql://site@127.0.0.1:${(server.address() as AddressInfo).port}/site` };
}

test.each([
  ['is starting up', '57P03', { name: 'DatabaseUnavailable', isSlow: true }],
  ['has no connection left', '53300', { name: 'DatabaseUnavailable', isSlow: true }],
  ['is stopped by its operator', '57P01', { name: 'DatabaseUnavailable', isSlow: false }],
  ['knows another password', '28P01', { name: 'SqlError', code: '28P01' }],
])('a server that %s (%s) is told from one to wait for', async (_what, code, failure) => {
  const { server, url } = await serverThatSays(code);
  const database = openPostgres(url);

  await expect(database.query('select 1')).rejects.toMatchObject(failure);
  await database.close();
  server.close();
});

test('a server that does not listen is not waited for', async () => {
  const { server, url } = await serverThatSays('57P03');
  await new Promise((done) => server.close(done));
  const database = openPostgres(url);

  await expect(database.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable', isSlow: false });
  await database.close();
});
