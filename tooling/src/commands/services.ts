import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Settings } from './settings';

const host = '127.0.0.1';
const askEvery = 100;
const printEvery = 20_000;
const stopLimit = 8000;

/** @throws {Error} one sentence when something else listens there or this user may not */
export function requireFreePort(port: number, name: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const why =
        code === 'EACCES' ? `This user may not open port ${port}` : `Port ${port} is taken by another program`;
      fail(new Error(`${why}. Set ${name} to a free one.`));
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

type Ports = Pick<Settings, 'port' | 'apiPort' | 'opsPort' | 'apiOpsPort'>;

/** `PORT=8081` is where the api listens: what is free now is not when the second of two starts. */
function refuseOneForTwo(named: readonly [port: number, name: string][]): void {
  for (const [port, name] of named) {
    const other = named.find((one) => one[0] === port && one[1] !== name);
    if (other) throw new Error(`${name} and ${other[1]} are both ${port}. Set ${other[1]} to another one.`);
  }
}

/** As `requireFreePort`, for every port that a site needs. */
export async function requireFreePorts(ports: Ports, of: 'shell' | 'shell and api'): Promise<void> {
  const named: [number, string][] = [
    [ports.port, 'PORT'],
    [ports.opsPort, 'OPS_PORT'],
    ...(of === 'shell'
      ? []
      : ([
          [ports.apiPort, 'API_PORT'],
          [ports.apiOpsPort, 'API_OPS_PORT'],
        ] as [number, string][])),
  ];
  refuseOneForTwo(named);
  for (const [port, name] of named) await requireFreePort(port, name);
}

export type Service = { name: string; child: ChildProcess; exited: Promise<number | null> };

/** Arguments of Node for a process whose `stdio` has a channel (`ipc`): it stops when its parent is gone. */
export const endWithParent = ['--require', path.join(repositoryRoot, 'tooling/src/commands/end-with-parent.cjs')];

/** Nowhere, to the terminal, or line by line to who reads it. */
export type LogPlace = 'inherit' | 'ignore' | ((line: string) => void);

/** Starts a service; its log goes where `log` says, its complaints to the terminal. It ends with this process. */
export function startService(name: string, args: string[], env: Record<string, string>, log: LogPlace): Service {
  const child = spawn(process.execPath, [...endWithParent, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', typeof log === 'function' ? 'pipe' : log, 'inherit', 'ipc'],
  });
  if (typeof log === 'function' && child.stdout) createInterface(child.stdout).on('line', log);
  return { name, child, exited: new Promise((done) => child.once('exit', (code) => done(code))) };
}

const longestReply = 200;

/** `it answers 503: waiting for content`, or why there is no answer. */
async function replyOf(answer: Response | Error): Promise<string> {
  const { code } = ((answer as Error).cause ?? {}) as NodeJS.ErrnoException;
  if (answer instanceof Error) return `no answer: ${code ?? answer.message}`;
  const text = (await answer.text().catch(() => '')).trim().slice(0, longestReply);
  return `it answers ${answer.status}${text ? `: ${text}` : ''}`;
}

/**
 * Waits until the service answers there with success, however slow the machine is, and says so every 20 s with what it last
 * heard; fails as soon as its process ends.
 */
export async function waitUntilReady(
  { name, exited }: Service,
  address: string,
  { every = printEvery, print = console.log }: { every?: number; print?: (line: string) => void } = {},
): Promise<void> {
  const began = Date.now();
  let last = 'no answer yet';
  const printing = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    print(`${name} is not ready at ${address} after ${seconds} s (${last}); still waiting.`);
  }, every);
  const ended = exited.then(() => 'ended' as const);
  try {
    for (;;) {
      const answer = await Promise.race([ended, fetch(address).catch((error: Error) => error)]);
      if (answer === 'ended') throw new Error(`${name} ended before it was ready (see above).`);
      if (answer instanceof Response && answer.ok) return;
      last = await replyOf(answer);
      await new Promise((done) => setTimeout(done, askEvery));
    }
  } finally {
    clearInterval(printing);
  }
}

/** Asks all services to stop and ends those that do not. */
export async function stopServices(services: readonly Service[]): Promise<void> {
  for (const { child } of services) child.kill('SIGTERM');
  const killer = setTimeout(() => services.forEach(({ child }) => child.kill('SIGKILL')), stopLimit);
  await Promise.all(services.map(({ exited }) => exited));
  clearTimeout(killer);
}
