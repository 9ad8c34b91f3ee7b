import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { lockFolder } from '../database/folder-lock';
import { serviceFolder } from '../database/open-database';
import { connectCommands, connectForCopy } from './control-client';
import { controlSocketPath } from './control-socket';

let dataDir: string;
let service: Server;
let sockets: Socket[];

/** What holds the folder and takes calls, as a running service does. */
async function startService(answer: (socket: Socket) => void): Promise<() => void> {
  const folder = serviceFolder(dataDir);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  service = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((done) => service.listen(controlSocketPath(folder), done));
  return lockFolder(folder);
}

beforeEach(() => {
  sockets = [];
  dataDir = mkdtempSync(join(tmpdir(), 'site-control-'));
});

afterEach(async () => {
  jest.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => service.close(done));
  rmSync(dataDir, { recursive: true });
});

const threeQuarters = 'HTTP/1.1 200 OK\r\ncontent-length: 40\r\n\r\n{"value":[{"phone":"139000000';

test('a command says that a service which takes calls and does not answer lets it wait', async () => {
  let asked = () => undefined as void;
  const isAsked = new Promise<void>((done) => (asked = done));
  const unlock = await startService(() => asked());
  const reported: string[] = [];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { commands } = await connectCommands(readConfig({ DATA_DIR: dataDir }), (sentence) => reported.push(sentence));
  const listed = commands.listLeads('2026-11-01', 1).catch((error: Error) => error.message);
  await isAsked;
  jest.advanceTimersByTime(10_000);

  expect(reported).toEqual([
    expect.stringMatching(/^The running service has not answered at .*control\.sock for 10 s/),
  ]);
  for (const socket of sockets) socket.destroy();
  expect(await listed).toMatch(/^The running service does not respond at /);
  unlock();
});

test('a service that dies in the middle of its answer is named in one sentence', async () => {
  const unlock = await startService((socket) => socket.end(threeQuarters));
  const { commands } = await connectCommands(readConfig({ DATA_DIR: dataDir }));

  await expect(commands.listLeads('2026-11-01', 1)).rejects.toThrow(/^The running service does not respond at /);
  unlock();
});

test('a service that takes calls is asked although its lock looks stale, as from another container', async () => {
  const unlock = await startService((socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 12\r\n\r\n{"value":[]}'),
  );
  unlock();
  const { commands } = await connectForCopy(readConfig({ DATA_DIR: dataDir }));

  expect(await commands.listLeads('2026-11-01', 1)).toEqual([]);
  expect(existsSync(join(serviceFolder(dataDir), 'process.lock'))).toBe(false);
});
