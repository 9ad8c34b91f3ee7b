import path from 'node:path';
import pino from 'pino';
import { htmlText } from '../remotes/html-text';
import { SetPool } from '../remotes/set-pool';
import { startThreads } from '../remotes/start-thread';
import type { PoolSize } from '../remotes/worker-crew';
import type { WorkerInput } from '../remotes/worker-messages';
import type { WorkerLimits } from '../remotes/worker-progress';

/** Small, so that a test need not wait long; one look more than a sleeping test page takes is never reached. */
const limits: WorkerLimits = { checkEvery: 20, silentWork: 300, startWork: 300, stillChecks: 1000 };

type Options = { code?: Record<string, string>; size?: PoolSize; limits?: Partial<WorkerLimits> };

/** A pool of threads that do what the addresses say (scripted-worker.cjs), with the messages of its log. */
export function scriptedPool({ code = {}, size, limits: own }: Options = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const input = { set: { id: 'set' }, code } as unknown as WorkerInput;
  const script = path.join(__dirname, 'scripted-worker.cjs');
  const pool = new SetPool(
    input,
    startThreads(script),
    { answer: async () => ({ ok: true, status: 200, body: {} }) },
    log,
    size,
    {
      ...limits,
      ...own,
    },
  );
  const render = async (address: string, routeId = address) =>
    htmlText((await pool.render({ address, friendLinks: [], marketMenu: [], reference: 'test' }, routeId)).html);
  const logged = (message: string) => lines.filter(({ msg }) => msg === message);
  return { pool, render, logged };
}

/** Asks until `condition` holds; the time limit is the test's. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise(setImmediate);
}
