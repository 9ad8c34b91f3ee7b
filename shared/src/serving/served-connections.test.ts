import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { ServedConnections } from './served-connections';

let server: Server;
let connections: ServedConnections;
let sockets: Socket[];
let waiting: ServerResponse[];

beforeEach(() => {
  sockets = [];
  waiting = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => server.close(done));
});

async function listen(isProxy: (address: string) => boolean = () => false): Promise<void> {
  connections = new ServedConnections({ total: 12, ofNetwork: 5, isProxy });
  server = createServer({ ServerResponse: connections.Response }, (request, response) => {
    if (request.url === '/wait') waiting.push(response);
    else response.end('here');
  });
  connections.watch(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}

/** A connection from an address of this machine; all of 127.0.0.0/8 are. */
function open(from: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return new Promise((done) => socket.once('connect', () => done(socket)));
}

/** What comes after a request, until the connection ends or the answer is there. */
function ask(socket: Socket, path = '/'): Promise<string> {
  let text = '';
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return new Promise((done) => {
    socket.on('data', (chunk) => (text += chunk.toString()).endsWith('here') && done(text));
    socket.once('close', () => done(text));
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
}

test('F41: one network opens a hundred connections and holds five; another is answered on each of its own', async () => {
  await listen();
  for (let turn = 0; turn < 100; turn += 1) await open(`127.0.1.${turn + 1}`);
  const others = await Promise.all([1, 2, 3].map((turn) => open(`127.0.2.${turn}`)));

  expect(await Promise.all(others.map((socket) => ask(socket)))).toEqual(Array(3).fill(expect.stringContaining('200')));
  await until(() => connections.size === 8);
  expect(sockets.slice(0, 100).filter(({ readyState }) => readyState === 'open')).toHaveLength(5);
});

test('F41: a connection that is being answered stays, however many its network opens', async () => {
  await listen();
  const busy = await open('127.0.1.1');
  const answer = ask(busy, '/wait');
  await until(() => waiting.length === 1);
  for (let turn = 0; turn < 20; turn += 1) await open('127.0.1.2');
  await until(() => connections.size === 5);
  waiting[0]?.end('here');

  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('F41: a proxy that is trusted holds what it needs', async () => {
  await listen((address) => address === '127.0.3.1');
  const sent = await Promise.all(Array.from({ length: 10 }, () => open('127.0.3.1')));

  expect(await Promise.all(sent.map((socket) => ask(socket)))).toEqual(Array(10).fill(expect.stringContaining('200')));
  expect(connections.size).toBe(10);
});
