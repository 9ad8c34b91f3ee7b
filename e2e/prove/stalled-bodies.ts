import { fork } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { Agent, request } from 'undici';
import { startSite } from '../harness/site';

export type StalledFigures = {
  stalled: number;
  /** Senders that were told 408. */
  reported: number;
  calls: number;
  failed: number;
  /** The call through the shell while nobody stalls, through the shell while all do, and through the bare server then. */
  quietP95Ms: number;
  p95Ms: number;
  bareP95Ms: number;
};

const call = '/open/v1/home/banner';
const head = 'POST /ajax/QuickRequirement HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
const lanes = 8;

/** Keeps `count` senders open that never finish their body; whoever is cut comes again. */
class StalledSenders {
  reported = 0;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly origin: string) {}

  async open(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) await this.add();
  }

  close(): void {
    for (const socket of this.sockets) socket.removeAllListeners('close').destroy();
  }

  private add(): Promise<void> {
    const { hostname, port, host } = new URL(this.origin);
    return new Promise((done, fail) => {
      const socket = connect(Number(port), hostname);
      socket.once('connect', () => socket.write(`${head}Host: ${host}\r\n\r\n{"name"`, () => done()));
      socket.on('data', (chunk) => (this.reported += chunk.toString().startsWith('HTTP/1.1 408') ? 1 : 0));
      socket.on('error', fail);
      socket.once('close', () => {
        this.sockets.delete(socket);
        void this.add().catch(() => undefined);
      });
      this.sockets.add(socket);
    });
  }
}

async function startBare(api: string): Promise<{ origin: string; stop: () => void }> {
  const child = fork(path.join(repositoryRoot, 'e2e/prove/bare-server.cjs'), [api]);
  const port = await new Promise((done) => child.once('message', done));
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

function p95(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10;
}

/** Calls each origin in turn, so that all of them meet the same machine, `rounds` times in each lane and until it is enough; times in milliseconds. */
async function timeCalls(
  origins: readonly string[],
  rounds: number,
  isEnough = () => true,
): Promise<{ times: number[][]; failed: number }> {
  const agent = new Agent({ connections: lanes });
  const times = origins.map((): number[] => []);
  let failed = 0;
  const lane = async () => {
    for (let turn = 0; turn < rounds * origins.length || !isEnough(); turn += 1) {
      const which = turn % origins.length;
      const started = performance.now();
      const answer = await request(`${origins[which]}${call}`, { dispatcher: agent });
      await answer.body.dump();
      times[which]?.push(performance.now() - started);
      failed += answer.statusCode === 200 ? 0 : 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await agent.close();
  return { times, failed };
}

/**
 * Senders that never finish their body stall at the shell and at a bare Node server, while other clients' calls go
 * through both (docs/faults.md F50).
 */
export async function stallBodies(api: string, stalled: number, rounds = 500): Promise<StalledFigures> {
  const site = await startSite(api);
  const bare = await startBare(api);
  const origins = [site.shell.origin, bare.origin];
  const senders = origins.map((origin) => new StalledSenders(origin));
  try {
    await timeCalls(origins, 50);
    const quiet = await timeCalls(origins, rounds);
    for (const one of senders) await one.open(stalled);
    // Longer than the limit of a body: the moment in which all of them are told counts too.
    const busy = await timeCalls(origins, rounds, () => (senders[0]?.reported ?? 0) >= stalled);
    const [through = [], direct = []] = busy.times;
    const figures = {
      stalled,
      reported: senders[0]?.reported ?? 0,
      calls: through.length,
      failed: quiet.failed + busy.failed,
    };
    return { ...figures, quietP95Ms: p95(quiet.times[0] ?? []), p95Ms: p95(through), bareP95Ms: p95(direct) };
  } finally {
    for (const one of senders) one.close();
    bare.stop();
    await site.stop();
  }
}
