import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { drainServers } from './drain-servers';
import { ServedConnections } from './served-connections';

type Served = { server: Server; connections: ServedConnections; port: number; waiting: ServerResponse[] };

let open: Served[];

beforeEach(() => {
  open = [];
});

afterEach(() => {
  for (const { server } of open) server.close().closeAllConnections();
});

/** `/wait` is answered by the test; everything else at once, with a head that is written out as stored pages have it. */
async function serve(port = 0): Promise<Served> {
  const connections = new ServedConnections({ total: 1000, ofNetwork: 1000, isProxy: () => true });
  const waiting: ServerResponse[] = [];
  const server = createServer({ ServerResponse: connections.Response }, (request, response) => {
    if (request.url === '/wait') return void waiting.push(response);
    response.writeHead(200, ['Content-Type', 'text/plain', 'Content-Length', '4']);
    return response.end('here');
  });
  connections.watch(server);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const served = { server, connections, port: (server.address() as AddressInfo).port, waiting };
  open.push(served);
  return served;
}

const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** All that comes on a connection until it ends; `reset` where it was not ended in order. */
function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  return new Promise((done) => {
    socket.once('error', () => done('reset'));
    socket.once('close', () => done(text));
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((done) => socket.once('connect', done));
  return socket;
}

const ended = expect.stringMatching(/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n[^]*here$/i);

test('F18: from the first moment of the wait every answer ends its connection, and who comes is still answered', async () => {
  const { server, connections, port, waiting } = await serve();
  const underWay = await connected(port);
  const answer = readAll(underWay);
  underWay.write(line('/wait'));
  await until(() => waiting.length === 1);
  const drained = drainServers([{ server, connections }], 300);
  waiting[0]?.end('here');
  const comes = await connected(port);
  comes.write(line('/'));

  expect(await readAll(comes)).toEqual(ended);
  expect(await answer).toEqual(ended);
  expect(server.listening).toBe(true);
  await drained;
  expect(server.listening).toBe(false);
});

test('F18: whom the kernel has connected and nobody accepted is answered, and not reset', async () => {
  const { server, connections, port } = await serve();
  const clients = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  const answers = clients.map((client) => readAll(client));
  const drained = drainServers([{ server, connections }], 0);
  for (const client of clients) client.write(line('/'));

  expect(await Promise.all(answers)).toEqual(Array(50).fill(ended));
  await drained;
});

test('F18: a request that is under way on an idle connection when the server stops listening is answered', async () => {
  const { server, connections, port } = await serve();
  const socket = await connected(port);
  socket.write(line('/'));
  await new Promise((done) => socket.once('data', done));
  const drained = drainServers([{ server, connections }], 0);
  await until(() => !server.listening);
  socket.write(line('/'));

  expect(await readAll(socket)).toEqual(ended);
  await drained;
});

test('F18: who says nothing is ended in order, and a process waits no longer for it', async () => {
  const { server, connections, port } = await serve();
  const silent = [await connected(port), await connected(port)].map(readAll);
  await drainServers([{ server, connections }], 0);

  expect(await Promise.all(silent)).toEqual(['', '']);
  expect(connections.size).toBe(0);
});

test('F18: what takes longer than the limit is left to the end of the process', async () => {
  const { server, connections, port, waiting } = await serve();
  const socket = await connected(port);
  const answer = readAll(socket);
  socket.write(line('/wait'));
  await until(() => waiting.length === 1);
  await drainServers([{ server, connections }], 0);

  expect(connections.size).toBe(1);
  waiting[0]?.end('here');
  expect(await answer).toEqual(ended);
});

type Counts = { answered: number; refused: number; dropped: string[] };

/** Asks one after the other until it is told to stop; whoever finds nobody listening asks again. */
async function askOnAndOn(port: number, agent: Agent, goesOn: () => boolean, counts: Counts): Promise<void> {
  while (goesOn()) {
    const outcome = await new Promise<string>((done) => {
      const asked = get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().once('end', () => done(response.complete ? 'answered' : 'cut'));
      });
      asked.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    });
    if (outcome === 'answered') counts.answered += 1;
    else if (outcome === 'ECONNREFUSED') counts.refused += 1;
    else counts.dropped.push(outcome);
    // Nobody is there while one starts and the other has stopped.
    if (outcome === 'ECONNREFUSED') await new Promise((done) => setTimeout(done, 5));
  }
}

test('F18: 40 busy clients, on kept and on new connections, lose nothing while a server is restarted five times', async () => {
  let served = await serve();
  const { port } = served;
  const counts: Counts = { answered: 0, refused: 0, dropped: [] };
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
  let goesOn = true;
  const clients = Array.from({ length: 40 }, (_, index) =>
    askOnAndOn(port, agents[index % 2] as Agent, () => goesOn, counts),
  );
  for (let turn = 0; turn < 5; turn += 1) {
    const before = counts.answered;
    await until(() => counts.answered > before + 200);
    await drainServers([served], 20);
    await until(() => !served.server.listening);
    served = await serve(port);
  }
  goesOn = false;
  await Promise.all(clients);
  for (const agent of agents) agent.destroy();

  expect(counts.dropped).toEqual([]);
  expect(counts.refused).toBeGreaterThan(0);
});
